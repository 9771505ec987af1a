/// The menus that exist before an app's responders build their own.
@MainActor
enum StandardMenus {
  /// The menus of an app.
  static var main: UIMenu {
    menu(
      .root, "",
      [
        menu(
          .application, "Application",
          [inline(.about), inline(.preferences), inline(.services), inline(.hide), inline(.quit)]),
        menu(
          .file, "File",
          [
            inline(.newItem), inline(.newScene), inline(.open), inline(.close), inline(.document),
            inline(.print),
          ]),
        menu(
          .edit, "Edit",
          [
            inline(.undoRedo), inline(.standardEdit, editing), menu(.find, "Find", []),
            menu(.spelling, "Spelling and Grammar", []), menu(.substitutions, "Substitutions", []),
            menu(.transformations, "Transformations", []), menu(.speech, "Speech", []),
          ]),
        menu(
          .format, "Format",
          [
            menu(.font, "Font", [inline(.textStyle), inline(.textSize), inline(.textColor)]),
            menu(.text, "Text", [inline(.alignment), inline(.writingDirection)]),
          ]),
        menu(.view, "View", [inline(.toolbar), inline(.sidebar), inline(.fullscreen)]),
        menu(.window, "Window", [inline(.minimizeAndZoom), inline(.bringAllToFront)]),
        menu(.help, "Help", []),
      ])
  }

  /// Returns the menu for a selection, with specific commands.
  static func context(_ commands: [UIMenuElement]) -> UIMenu {
    menu(
      .root, "",
      [
        inline(.standardEdit, commands), inline(.lookup), inline(.learn), inline(.textStyle),
        inline(.find), inline(.share),
      ])
  }

  private static var editing: [UIMenuElement] {
    [
      UICommand(title: "Cut", action: "cut:"), UICommand(title: "Copy", action: "copy:"),
      UICommand(title: "Paste", action: "paste:"), UICommand(title: "Delete", action: "delete:"),
      UICommand(title: "Select All", action: "selectAll:"),
    ]
  }

  private static func inline(
    _ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []
  ) -> UIMenu {
    UIMenu(identifier: identifier, options: .displayInline, children: children)
  }

  private static func menu(
    _ identifier: UIMenu.Identifier, _ title: String, _ children: [UIMenuElement]
  ) -> UIMenu {
    UIMenu(title: title, identifier: identifier, children: children)
  }
}
