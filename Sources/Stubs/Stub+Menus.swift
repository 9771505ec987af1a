extension Stub {
  /// The stubs of menus.
  static let menus: [Stub] = [menuElementSize, menuPalette]

  /// `UIMenu.preferredElementSize`.
  package static let menuElementSize = Stub.member(
    "UIMenu", "preferredElementSize", lacks: "all elements are shown in rows")

  /// `UIMenu.Options.displayAsPalette`.
  package static let menuPalette = Stub.member(
    "UIMenu", "Options.displayAsPalette", lacks: "the elements are shown in rows")
}
