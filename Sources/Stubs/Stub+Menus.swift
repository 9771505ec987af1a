extension Stub {
  /// The stubs of menus.
  static let menus: [Stub] = [menuElementSize, menuPalette]

  /// `UIMenu.preferredElementSize`.
  package static let menuElementSize = Stub.member(
    "UIMenu", "preferredElementSize", lacks: "every element has a row of its own")

  /// `UIMenu.Options.displayAsPalette`.
  package static let menuPalette = Stub.member(
    "UIMenu.Options", "displayAsPalette", lacks: "every element has a row of its own")
}
