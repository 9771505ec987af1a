/// The names of types.
///
/// To print a type, Swift first looks through all existing conformances for one that describes it,
/// which takes milliseconds of a launch.
package enum TypeName {
  /// Returns the name without its module, as in `UIView`.
  package static func short(_ type: Any.Type) -> String { _typeName(type, qualified: false) }

  /// Returns the name with its module, as in `UIKit.UIView`.
  package static func qualified(_ type: Any.Type) -> String { _typeName(type, qualified: true) }
}
