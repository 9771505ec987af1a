/// An app's class whose members can be accessed by name, but that can't be registered at launch
/// because it's generic or local.
package protocol ObjCExposing: AnyObject {
  /// Returns the members of the class itself, without those of superclasses.
  @MainActor static func objcMembers() -> [ObjCMember]
}
