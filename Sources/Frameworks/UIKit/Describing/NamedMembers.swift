import ObjectiveC

/// A class of a framework with members that storyboards, selectors, and key-value coding find by
/// name.
///
/// Only the requirements are isolated to the main actor: the compiler would otherwise isolate apps'
/// subclasses of `CALayer`, too.
protocol NamedMembers: AnyObject {
  /// The members that the class itself declares.
  ///
  /// A class without its own members inherits this list, so each member names its owner.
  @MainActor static var namedMembers: [ObjCMember] { get }

  /// Whether a new object of the class can be passed as the sender of an action.
  @MainActor static var canBeSender: Bool { get }
}

extension NamedMembers {
  @MainActor static var canBeSender: Bool { false }
}

/// A class with named members in a module above UIKit's core, where no class can override
/// `namedMembers`.
@MainActor
package protocol AddedMembers: AnyObject {
  /// The members that the class itself declares.
  @MainActor static var addedMembers: [ObjCMember] { get }
}

extension ObjCRuntime {
  /// Lets the runtime query the members of UIKit's classes.
  static func connectToFrameworks() {
    frameworkMembers = {
      if let added = ($0 as? any AddedMembers.Type)?.addedMembers { return added }
      return ($0 as? any NamedMembers.Type)?.namedMembers ?? []
    }
    canBeSender = { ($0 as? any NamedMembers.Type)?.canBeSender ?? false }
  }
}
