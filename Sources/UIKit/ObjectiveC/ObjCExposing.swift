/// A class of the app whose members can be reached by name, but which cannot be registered at launch: a generic or a local one.
@MainActor
package protocol ObjCExposing: AnyObject {
  /// The members of the class itself.
  static func objcMembers() -> [ObjCMember]
}
