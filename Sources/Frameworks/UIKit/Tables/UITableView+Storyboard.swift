extension UITableView {
  func read(_ coder: StoryboardCoder) {
    storedStyle =
      coder.value(
        "style", ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]) ?? .plain
    separatorStyle =
      coder.value(
        "separatorStyle",
        [
          "none": .none, "default": .singleLine, "singleLine": .singleLine,
          "singleLineEtched": .singleLineEtched,
        ]) ?? .singleLine
    allowsSelection = coder.bool("allowsSelection") ?? true
    allowsMultipleSelection = coder.bool("allowsMultipleSelection") ?? false
    allowsSelectionDuringEditing = coder.bool("allowsSelectionDuringEditing") ?? false
    allowsMultipleSelectionDuringEditing =
      coder.bool("allowsMultipleSelectionDuringEditing") ?? false
    sectionIndexMinimumDisplayRowCount = coder.integer("sectionIndexMinimumDisplayRowCount") ?? 0
    if let height = coder.double("rowHeight") { rowHeight = height }
    if let height = coder.double("estimatedRowHeight") { estimatedRowHeight = height }
    if let height = coder.double("sectionHeaderHeight") { sectionHeaderHeight = height }
    if let height = coder.double("sectionFooterHeight") { sectionFooterHeight = height }
    if let height = coder.double("estimatedSectionHeaderHeight") {
      estimatedSectionHeaderHeight = height
    }
    if let height = coder.double("estimatedSectionFooterHeight") {
      estimatedSectionFooterHeight = height
    }
    if let color = coder.color(key: "separatorColor") { separatorColor = color }
    sectionIndexColor = coder.color(key: "sectionIndexColor")
    sectionIndexBackgroundColor = coder.color(key: "sectionIndexBackgroundColor")
    sectionIndexTrackingBackgroundColor = coder.color(key: "sectionIndexTrackingBackgroundColor")
    if let inset = coder.insets(key: "separatorInset") { separatorInset = inset }
    for node in coder.node.children(of: "prototypes") {
      guard let identifier = node["reuseIdentifier"] else { continue }
      cellPool.register(identifier, prototype: node, of: coder.scene) {
        $0.storyboardScene = $1
      }
    }
    tableHeaderView = coder.object(key: "tableHeaderView")
    tableFooterView = coder.object(key: "tableFooterView")
    backgroundView = coder.object(key: "backgroundView")
    let sections = coder.node.children(of: "sections")
    // Interface Builder leaves empty sections beside prototypes.
    let isStatic = coder.string("dataMode").map { $0 == "static" } ?? !sections.isEmpty
    if isStatic {
      staticSections = sections.map { StaticTableSection(node: $0, coder: coder) }
    }
  }

  func staticCell(at indexPath: IndexPath) -> UITableViewCell? {
    guard let staticSections, staticSections.indices.contains(indexPath.section) else { return nil }
    let cells = staticSections[indexPath.section].cells
    return cells.indices.contains(indexPath.row) ? cells[indexPath.row] : nil
  }
}
