/// An object that animates changes to views' layers while a `UIView.animate` block runs.
package protocol ChangeAnimator: AnyObject {
  /// Animates a property of a layer from its old value to its current value.
  func animate(_ layer: CALayer, _ key: String, from old: AnimatableValue?)
}
