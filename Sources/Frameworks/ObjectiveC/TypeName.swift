/// The names of types.
///
/// To print a type, Swift first searches all conformances for a custom description, which takes
/// milliseconds during launch.
package enum TypeName {
  /// Returns the name without its module, such as `UIView`.
  package static func short(_ type: Any.Type) -> String { _typeName(type, qualified: false) }

  /// Returns the name with its module, such as `UIKit.UIView`.
  package static func qualified(_ type: Any.Type) -> String { _typeName(type, qualified: true) }
}
