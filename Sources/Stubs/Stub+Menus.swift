extension Stub {
  /// The stubs of menus.
  static let menus: [Stub] = [
    menuElementSize, menuPalette, menuArrowDirection, editMenuArrowDirection, contextMenuBadge,
    contextMenuOrder, contextMenuSecondaryItems, contextMenuDismissalPreview, previewShadowPath,
    contextMenuTypeSelect, mainMenuScenes, mainMenuToolbars,
  ]

  /// `UIMenu.preferredElementSize`.
  package static let menuElementSize = Stub.member(
    "UIMenu", "preferredElementSize", lacks: "all elements are shown in rows")

  /// `UIMenu.Options.displayAsPalette`.
  package static let menuPalette = Stub.member(
    "UIMenu", "Options.displayAsPalette", lacks: "the elements are shown in rows")

  /// `UIMenuController.arrowDirection`.
  package static let menuArrowDirection = Stub.member(
    "UIMenuController", "arrowDirection",
    lacks: "the menu has no arrow")

  /// `UIEditMenuConfiguration.preferredArrowDirection`.
  package static let editMenuArrowDirection = Stub.member(
    "UIEditMenuConfiguration", "preferredArrowDirection",
    lacks: "the menu has no arrow")

  /// `UIContextMenuConfiguration.badgeCount`.
  package static let contextMenuBadge = Stub.member(
    "UIContextMenuConfiguration", "badgeCount",
    lacks: "no number is shown")

  /// `UIContextMenuConfiguration.preferredMenuElementOrder`.
  package static let contextMenuOrder = Stub.member(
    "UIContextMenuConfiguration", "preferredMenuElementOrder",
    lacks: "elements keep their order")

  /// `UIContextMenuConfiguration.secondaryItemIdentifiers`.
  package static let contextMenuSecondaryItems = Stub.member(
    "UIContextMenuConfiguration", "secondaryItemIdentifiers",
    lacks: "only the touched item is highlighted")

  /// `UIContextMenuInteractionDelegate.contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)`.
  package static let contextMenuDismissalPreview = Stub.member(
    "UIContextMenuInteractionDelegate",
    "contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)",
    lacks: "the preview fades in place")

  /// `UIContextMenuConfiguration.allowsTypeSelect`.
  package static let contextMenuTypeSelect = Stub.member(
    "UIContextMenuConfiguration", "allowsTypeSelect",
    lacks: "typing doesn't select an element")

  /// `UIMainMenuSystem.Configuration.newScenePreference`.
  package static let mainMenuScenes = Stub.member(
    "UIMainMenuSystem.Configuration", "newScenePreference",
    lacks: "no command opens a scene")

  /// `UIMainMenuSystem.Configuration.toolbarPreference`.
  package static let mainMenuToolbars = Stub.member(
    "UIMainMenuSystem.Configuration", "toolbarPreference",
    lacks: "no command changes toolbars")

  /// `UIPreviewParameters.shadowPath`.
  package static let previewShadowPath = Stub.member(
    "UIPreviewParameters", "shadowPath",
    lacks: "the preview has no shadow of its own")
}
