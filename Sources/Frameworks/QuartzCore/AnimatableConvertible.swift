/// An object from another framework that represents an animatable value.
package protocol AnimatableConvertible {
  /// The value.
  var animatableValue: AnimatableValue { get }
}
