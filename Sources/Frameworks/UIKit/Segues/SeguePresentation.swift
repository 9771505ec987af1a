/// The presentation of a segue's destination, which is applied before the source's
/// `prepare(for:sender:)` is called.
@MainActor
struct SeguePresentation {
  let node: StoryboardNode
  let scene: StoryboardScene

  /// Sets the view controller's styles and, for a popover, its anchor.
  func apply(to destination: UIViewController) {
    if let style { destination.modalPresentationStyle = style }
    if let style = node["modalTransitionStyle"].flatMap({ Self.transitionStyles[$0] }) {
      destination.modalTransitionStyle = style
    }
    if isPopover, let popover = destination.popoverPresentationController { anchor(popover) }
  }

  private var isPopover: Bool { ["popoverPresentation", "popover"].contains(node["kind"]) }

  private var style: UIModalPresentationStyle? {
    if isPopover { return .popover }
    return node["modalPresentationStyle"].map { Self.presentationStyles[$0] ?? .automatic }
  }

  private func anchor(_ popover: UIPopoverPresentationController) {
    popover.sourceItem =
      object("popoverAnchorBarButtonItem") as? UIBarButtonItem
      ?? object("popoverAnchorView") as? UIView
    if let arrows = node.child(key: "popoverArrowDirection") {
      popover.permittedArrowDirections = Self.directions(arrows)
    }
  }

  private func object(_ attribute: String) -> AnyObject? {
    node[attribute].flatMap { scene.object(id: $0) }
  }

  private static func directions(_ node: StoryboardNode) -> UIPopoverArrowDirection {
    let all: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    return UIPopoverArrowDirection(all.filter { node.bool($0.0) ?? false }.map(\.1))
  }

  private static let presentationStyles: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext, "popover": .popover,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "custom": .custom, "none": .none,
  ]

  private static let transitionStyles: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}
