/// The position of a popover, and the direction of its arrow.
@MainActor
struct PopoverPlacement {
  let frame: CGRect
  /// The direction of the arrow, which is empty if the popover has no arrow because it overlaps its
  /// source.
  let direction: UIPopoverArrowDirection

  /// Determines the placement of a popover with a size next to its target, within an area.
  init(
    _ size: CGSize, source: CGRect, room: CGRect, permitted: UIPopoverArrowDirection
  ) {
    let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    let gap = PopoverChrome.look.arrowSize.height
    let below = room.maxY - source.maxY - gap
    let above = source.minY - gap - room.minY
    let fitting: [(direction: UIPopoverArrowDirection, fits: Bool)] = [
      (.up, size.height <= below), (.down, size.height <= above),
      (.left, size.width <= room.maxX - source.maxX - gap),
      (.right, size.width <= source.minX - gap - room.minX),
    ]
    let possible = fitting.filter { permitted.contains($0.direction) }
    direction = (possible.first(where: \.fits) ?? possible.first)?.direction ?? []
    var origin = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
    switch direction {
    case .up: origin.y = source.maxY + gap
    case .down: origin.y = source.minY - gap - size.height
    case .left: origin.x = source.maxX + gap
    case .right: origin.x = source.minX - gap - size.width
    default: break
    }
    origin.x = max(room.minX, min(origin.x, room.maxX - size.width))
    origin.y = max(room.minY, min(origin.y, room.maxY - size.height))
    frame = CGRect(origin: origin, size: size)
  }
}
