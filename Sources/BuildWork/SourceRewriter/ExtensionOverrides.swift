/// Properties of UIKit's containers that an app's extensions override, which only Objective-C
/// allows.
///
/// The properties are renamed, and UIKit's classes look them up by their old names.
enum ExtensionOverrides {
  private static let types: Set = ["UINavigationController", "UITabBarController"]
  private static let properties: Set = [
    "childForStatusBarHidden", "childForStatusBarStyle", "preferredStatusBarStyle",
    "shouldAutorotate", "supportedInterfaceOrientations",
  ]

  /// Returns whether a member of an extension is such a property.
  static func contains(_ member: MemberDeclaration, of type: String) -> Bool {
    types.contains(type) && member.extensionNode != nil && member.isOverride
      && member.kind == .property && !member.isStatic && properties.contains(member.name)
  }

  /// Renames the properties.
  static func rename(in index: DeclarationIndex, _ plan: inout InjectionPlan) {
    for type in types {
      for member in index.foreignMembers[type] ?? [] where contains(member, of: type) {
        plan.rename(member, to: InjectionPlan.moved(member.name, of: type))
      }
    }
  }
}
