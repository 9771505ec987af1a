/// A section of a table whose rows are defined in a storyboard.
@preconcurrency @MainActor
struct StaticTableSection {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]

  /// Reads a `<tableViewSection>`.
  init(node: StoryboardNode, coder: StoryboardCoder) {
    header = coder.string("headerTitle", of: node)
    footer = coder.string("footerTitle", of: node)
    cells = node.children(of: "cells").compactMap {
      coder.scene.object(for: $0) as? UITableViewCell
    }
  }
}
