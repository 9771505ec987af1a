/// An object of another framework that represents a value that can be animated.
package protocol AnimatableConvertible {
  /// The value.
  var animatableValue: AnimatableValue { get }
}
