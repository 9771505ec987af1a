/// The system's commands in the groups of the main menus that an app includes.
@MainActor
struct StandardCommands {
  let configuration: UIMainMenuSystem.Configuration

  var document: [UIMenuElement] {
    commands(
      configuration.documentPreference,
      [
        key("Duplicate", "duplicate:", "s", [.command, .shift]),
        UICommand(title: "Move", action: "move:"), UICommand(title: "Rename…", action: "rename:"),
        UICommand(title: "Export…", action: "export:"),
      ])
  }

  var printing: [UIMenuElement] {
    commands(configuration.printingPreference, [key("Print…", "printContent:", "p", .command)])
  }

  var sidebar: [UIMenuElement] {
    commands(
      configuration.sidebarPreference,
      [key("Show Sidebar", "toggleSidebar:", "s", [.command, .control])])
  }

  var inspector: [UIMenuElement] {
    commands(
      configuration.inspectorPreference,
      [key("Show Inspector", "toggleInspector:", "i", [.command, .control])])
  }

  var finding: [UIMenuElement] {
    let find = key("Find…", "find:", "f", .command)
    let replace = key("Find and Replace…", "findAndReplace:", "f", [.command, .alternate])
    let more = [
      key("Find Next", "findNext:", "g", .command),
      key("Find Previous", "findPrevious:", "g", [.command, .shift]),
      key("Use Selection for Find", "useSelectionForFind:", "e", .command),
    ]
    let shown =
      switch configuration.findingConfiguration.style {
      case .search: [find]
      case .nonEditableText: [find] + more
      case .automatic, .editableText: [find, replace] + more
      }
    return commands(configuration.findingPreference, shown)
  }

  var style: [UIMenuElement] {
    commands(
      configuration.textFormattingPreference,
      [
        key("Bold", "toggleBoldface:", "b", .command),
        key("Italic", "toggleItalics:", "i", .command),
        key("Underline", "toggleUnderline:", "u", .command),
      ])
  }

  var size: [UIMenuElement] {
    commands(
      configuration.textFormattingPreference,
      [
        key("Bigger", "increaseSize:", "+", .command),
        key("Smaller", "decreaseSize:", "-", .command),
      ])
  }

  var alignment: [UIMenuElement] {
    commands(
      configuration.textFormattingPreference,
      [
        key("Align Left", "alignLeft:", "{", .command),
        key("Center", "alignCenter:", "|", .command),
        UICommand(title: "Justify", action: "alignJustified:"),
        key("Align Right", "alignRight:", "}", .command),
      ])
  }

  private func commands(
    _ preference: UIMenuSystem.ElementGroupPreference, _ commands: [UIMenuElement]
  ) -> [UIMenuElement] {
    preference == .included ? commands : []
  }

  private func key(
    _ title: String, _ action: Selector, _ input: String, _ modifiers: UIKeyModifierFlags
  ) -> UIKeyCommand {
    UIKeyCommand(title: title, action: action, input: input, modifierFlags: modifiers)
  }
}
