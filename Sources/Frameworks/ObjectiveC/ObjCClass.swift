/// The Objective-C runtime's information about a class: its name, and the members that can be
/// called by name.
///
/// The builder generates one for each class in the app that has such members. UIKit registers its
/// own.
package struct ObjCClass {
  /// The Swift name, without the module, such as `ViewController`.
  package let name: String
  /// The module, such as `HelloEnrique`.
  package let module: String
  /// The class.
  package let type: AnyClass
  /// Creates an instance with `init()`, if the class has an `init()` that doesn't need a coder.
  package let make: (@MainActor () -> AnyObject)?
  /// Returns the members that can be accessed by name.
  ///
  /// It's called lazily, because most apps use only a few classes.
  let members: @MainActor () -> [ObjCMember]

  /// Creates the information about a class with a name.
  package init(
    _ type: AnyClass, name: String, module: String, make: (@MainActor () -> AnyObject)? = nil,
    members: @autoclosure @escaping @MainActor () -> [ObjCMember]
  ) {
    self.type = type
    self.name = name
    self.module = module
    self.make = make
    self.members = members
  }
}
