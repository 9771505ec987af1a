extension UITableViewCell {
  final func read(_ coder: StoryboardCoder) {
    style =
      coder.value(
        "style",
        [
          "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
          "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
        ]) ?? .default
    storedReuseIdentifier = coder.string("reuseIdentifier")
    selectionStyle =
      coder.value(
        "selectionStyle", ["none": .none, "blue": .blue, "gray": .gray, "default": .default])
      ?? .default
    if let content: UIView = coder.object(key: "contentView") {
      storedContentView = content
      content.autoresizingMask = []
      content.translatesAutoresizingMaskIntoConstraints = true
    }
    if let id = coder.node["textLabel"], let label: UILabel = coder.object(id: id) {
      firstLabel = label
    }
    if let id = coder.node["detailTextLabel"], let label: UILabel = coder.object(id: id) {
      secondLabel = label
    }
    if let id = coder.node["imageView"], let view: UIImageView = coder.object(id: id) {
      picture = view
    }
    accessoryType = Self.accessoryType("accessoryType", coder)
    editingAccessoryType = Self.accessoryType("editingAccessoryType", coder)
    editingAccessoryView = coder.object(key: "editingAccessoryView")
    showsReorderControl = coder.bool("showsReorderControl") ?? false
    shouldIndentWhileEditing = coder.bool("shouldIndentWhileEditing") ?? true
    accessoryView = coder.object(key: "accessoryView")
    indentationLevel = coder.integer("indentationLevel") ?? 0
    if let width = coder.double("indentationWidth") { indentationWidth = width }
    hasDesignedRowHeight = coder.double("rowHeight") != nil
    designedHeight =
      coder.double("rowHeight").map { CGFloat($0) } ?? coder.frame?.height
    if let inset = coder.insets(key: "separatorInset") { separatorInset = inset }
    backgroundView = coder.object(key: "backgroundView")
    selectedBackgroundView = coder.object(key: "selectedBackgroundView")
  }

  private static func accessoryType(_ key: String, _ coder: StoryboardCoder) -> AccessoryType {
    coder.value(
      key,
      [
        "none": .none, "disclosureIndicator": .disclosureIndicator,
        "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
        "detailButton": .detailButton,
      ]) ?? .none
  }
}
