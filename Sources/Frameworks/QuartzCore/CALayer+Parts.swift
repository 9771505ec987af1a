import DisplayList

/// Drawing a part of a layer's content again.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/calayer/setneedsdisplay(_:)>.
extension CALayer {
  /// More commands than this are replaced by an image before others are added.
  private static let mostCommands = 1_000

  /// Marks a part of the content, or all of it, as outdated.
  /// - Parameter part: The part in the layer's coordinates, or `nil` for everything.
  final func markOutdated(_ part: CGRect?) {
    let outdated = content?.outdated
    let isWhole = needsDisplayFlag && outdated == nil
    content?.outdated = isWhole ? nil : part.map { outdated?.union($0) ?? $0.standardized }
    needsDisplayFlag = true
    setNeedsCommit()
  }

  /// The part that's drawn again while the rest of the content stays, or `nil` if everything is
  /// drawn.
  package final var partToDraw: CGRect? {
    let bounds = layerProperties.bounds
    guard let content, let part = content.outdated?.intersection(bounds), bounds.origin == .zero,
      content.bounds == bounds, !part.isEmpty, part != bounds
    else { return nil }
    return part
  }

  /// Returns the commands of the existing content with newly drawn ones in a part of it.
  /// - Parameter ground: The color of the ground, or `nil` if it's clear.
  final func commands(
    replacing part: CGRect, with new: [DrawingCommand], on ground: CGColor?, scale: CGFloat
  ) -> [DrawingCommand] {
    let context = CGContext(bounds: layerProperties.bounds, scale: scale)
    context.draw(existingCommands(scale: scale))
    context.clip(to: part)
    var clears = true
    askOwner { clears = $0.clearsContextBeforeDrawing }
    if let ground {
      context.draw([.fill(.rect(part), .color(ground.color))])
    } else if clears {
      context.clear(part)
    }
    context.draw(new)
    return [.save] + context.commands + [.restore]
  }

  private func existingCommands(scale: CGFloat) -> [DrawingCommand] {
    let commands = content?.commands ?? []
    guard commands.count > Self.mostCommands else { return commands }
    let bounds = layerProperties.bounds
    let whole = CGContext(bounds: bounds, scale: scale)
    whole.draw(commands)
    guard let image = whole.makeImage() else { return commands }
    return [
      .image(
        image.id, destination: bounds, source: CGRect(x: 0, y: 0, width: 1, height: 1), tint: nil,
        isSmooth: false)
    ]
  }
}
