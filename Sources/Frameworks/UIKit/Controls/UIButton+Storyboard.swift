extension UIButton {
  func read(_ coder: StoryboardCoder) {
    content.type = coder.value("buttonType", Self.typeSpellings) ?? .custom
    setUp(content.type)
    label.font = coder.font(key: "fontDescription") ?? Self.look.plain.systemFont.font
    if let mode = coder.value("lineBreakMode", StoryboardCoder.lineBreakModes) {
      label.lineBreakMode = mode
    }
    contentEdgeInsets = coder.insets(key: "contentEdgeInsets") ?? .zero
    titleEdgeInsets = coder.insets(key: "titleEdgeInsets") ?? .zero
    imageEdgeInsets = coder.insets(key: "imageEdgeInsets") ?? .zero
    adjustsImageWhenHighlighted = coder.bool("adjustsImageWhenHighlighted") ?? true
    adjustsImageWhenDisabled = coder.bool("adjustsImageWhenDisabled") ?? true
    isSpringLoaded = coder.bool("springLoaded") ?? false
    showsTouchWhenHighlighted = coder.bool("showsTouchWhenHighlighted") ?? false
    reversesTitleShadowWhenHighlighted = coder.bool("reversesTitleShadowWhenHighlighted") ?? false
    changesSelectionAsPrimaryAction = coder.bool("changesSelectionAsPrimaryAction") ?? false
    if let offset = coder.node.child(key: "titleShadowOffset") {
      label.shadowOffset = CGSize(
        width: offset.double("horizontal") ?? offset.double("width") ?? 0,
        height: offset.double("vertical") ?? offset.double("height") ?? 0)
    }
    for node in coder.node.children where node.name == "state" { decodeState(node, coder) }
    if let node = coder.node.child(key: "configuration") {
      // Xcode leaves the title for the normal state behind when the button gets a configuration.
      content.titles[UIControl.State.normal.rawValue] = nil
      content.attributedTitles[UIControl.State.normal.rawValue] = nil
      configuration = Configuration(node: node, coder: coder)
    }
  }

  func decodeState(_ node: StoryboardNode, _ coder: StoryboardCoder) {
    guard let key = node["key"], let state = Self.stateSpellings[key] else { return }
    let raw = state.rawValue
    content.titles[raw] = coder.string("title", of: node, translationKey: "\(key)Title")
    content.attributedTitles[raw] = coder.attributedString(key: "attributedTitle", of: node)
    content.titleColors[raw] = coder.color(key: "titleColor", of: node)
    content.titleShadowColors[raw] = coder.color(key: "titleShadowColor", of: node)
    content.images[raw] = coder.image("image", of: node)
    content.backgroundImages[raw] = coder.image("backgroundImage", of: node)
    content.symbolConfigurations[raw] = coder.symbolConfiguration(
      key: "preferredSymbolConfiguration", of: node)
  }

  static let stateSpellings: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    "focused": .focused,
  ]

  static let typeSpellings: [String: ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd, "close": .close,
  ]
}
