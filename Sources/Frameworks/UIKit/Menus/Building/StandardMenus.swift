/// The menus that exist before an app's responders build their own.
@MainActor
enum StandardMenus {
  /// Returns the menus of an app with a configuration.
  static func main(_ configuration: UIMainMenuSystem.Configuration) -> UIMenu {
    let commands = StandardCommands(configuration: configuration)
    return without(
      removed(by: configuration),
      menu(
        .root, "",
        [
          menu(
            .application, "Application",
            [inline(.about), inline(.preferences), inline(.services), inline(.hide), inline(.quit)]),
          file(commands), edit(commands), format(commands),
          menu(
            .view, "View",
            [
              inline(.toolbar), inline(.sidebar, commands.sidebar + commands.inspector),
              inline(.fullscreen),
            ]),
          menu(.window, "Window", [inline(.minimizeAndZoom), inline(.bringAllToFront)]),
          menu(.help, "Help", []),
        ]))
  }

  private static func file(_ commands: StandardCommands) -> UIMenu {
    menu(
      .file, "File",
      [
        inline(.newItem), inline(.newScene), inline(.open), inline(.close),
        inline(.document, commands.document), inline(.print, commands.printing),
      ])
  }

  private static func edit(_ commands: StandardCommands) -> UIMenu {
    menu(
      .edit, "Edit",
      [
        inline(.undoRedo), inline(.standardEdit, editing), menu(.find, "Find", commands.finding),
        menu(.spelling, "Spelling and Grammar", []), menu(.substitutions, "Substitutions", []),
        menu(.transformations, "Transformations", []), menu(.speech, "Speech", []),
      ])
  }

  private static func format(_ commands: StandardCommands) -> UIMenu {
    menu(
      .format, "Format",
      [
        menu(
          .font, "Font",
          [
            inline(.textStyle, commands.style), inline(.textSize, commands.size),
            inline(.textColor),
          ]),
        menu(
          .text, "Text", [inline(.alignment, commands.alignment), inline(.writingDirection)]),
      ])
  }

  private static func removed(
    by configuration: UIMainMenuSystem.Configuration
  ) -> Set<UIMenu.Identifier> {
    let preferences: [(UIMenu.Identifier, UIMenuSystem.ElementGroupPreference)] = [
      (.newScene, configuration.newScenePreference),
      (.document, configuration.documentPreference),
      (.print, configuration.printingPreference), (.find, configuration.findingPreference),
      (.toolbar, configuration.toolbarPreference),
      (
        .sidebar,
        configuration.inspectorPreference == .included
          ? .included : configuration.sidebarPreference
      ),
      (.format, configuration.textFormattingPreference),
    ]
    return Set(preferences.filter { $0.1 == .removed }.map(\.0))
  }

  private static func without(_ identifiers: Set<UIMenu.Identifier>, _ menu: UIMenu) -> UIMenu {
    guard !identifiers.isEmpty else { return menu }
    return menu.replacing { element in
      (element as? UIMenu).flatMap { identifiers.contains($0.identifier) ? [] : nil }
    }
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
