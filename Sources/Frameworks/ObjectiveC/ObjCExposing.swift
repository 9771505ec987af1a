/// A class of the app whose members can be reached by name, but which can't be registered at
/// launch: a generic or a local one.
package protocol ObjCExposing: AnyObject {
  /// Returns the members of the class itself.
  @MainActor static func objcMembers() -> [ObjCMember]
}
