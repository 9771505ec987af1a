/// Makes animations of the changes of layers that views own, while a block of `UIView.animate`
/// runs.
package protocol ChangeAnimator: AnyObject {
  /// Animates a property of a layer from the value that it had to the one that it has now.
  func animate(_ layer: CALayer, _ key: String, from old: AnimatableValue?)
}
