import DisplayList

extension UIImage {
  /// Whether the image is drawn in the tint color.
  /// - Parameter byDefault: whether the place where it is shown tints images that say nothing.
  final func isTemplate(byDefault: Bool = false) -> Bool {
    switch look.renderingMode {
    case .alwaysTemplate: return true
    case .alwaysOriginal: return false
    case .automatic:
      if look.symbolConfiguration?.values.colors.isEmpty == false { return false }
      return isSymbolImage || byDefault
    }
  }

  /// What draws the image in a rectangle.
  /// - Parameter tint: the color instead of the image's own, where it is a template.
  final func commands(in rect: CGRect, tint: Color?, traits: UITraitCollection) -> [DrawingCommand]
  {
    guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return [] }
    let tint = tint ?? look.tint?.resolved(with: traits).displayed
    switch content {
    case .empty: return []
    case .bitmap(let image): return commands(of: image, in: rect, tint: tint)
    case .commands(let commands):
      if let tint {
        let bounds = CGRect(origin: .zero, size: size)
        return ImageStore.shared.bitmap(of: place(commands, in: bounds), size: size, scale: scale)
          .map { self.commands(of: CGImage($0), in: rect, tint: tint) } ?? []
      }
      return place(commands, in: rect)
    case .symbol(let symbol):
      let values = look.symbolConfiguration?.values ?? .init()
      let own = values.colors.first?.resolved(with: traits).displayed
      let color = tint ?? own ?? UIColor.label.resolved(with: traits).displayed
      return place(symbol.commands(values, color: color), in: rect)
    case .asset(let asset):
      guard let image = asset.image(for: traits) else { return [] }
      return UIImage(image.content, size: image.size, scale: image.scale, look: look)
        .commands(in: rect, tint: tint, traits: traits)
    }
  }

  private func place(_ commands: [DrawingCommand], in rect: CGRect) -> [DrawingCommand] {
    let transform = Transform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY)
    let placed = [.save, .concatenate(transform)] + commands + [.restore]
    guard commands.mixesColors else { return placed }
    return [.beginGroup(opacity: 1, shadow: nil)] + placed + [.endGroup]
  }

  private func commands(of image: CGImage, in rect: CGRect, tint: Color?) -> [DrawingCommand] {
    ImageStore.shared.add(image)
    let insets = look.capInsets
    guard insets != .zero else {
      return [
        .image(
          image.id, destination: rect, source: CGRect(x: 0, y: 0, width: 1, height: 1), tint: tint)
      ]
    }
    var commands: [DrawingCommand] = []
    let columns = Self.pieces(size.width, in: rect.width, insets.left, insets.right)
    let rows = Self.pieces(size.height, in: rect.height, insets.top, insets.bottom)
    for row in rows {
      for column in columns {
        commands.append(
          .image(
            image.id,
            destination: CGRect(
              x: rect.minX + column.place.lowerBound, y: rect.minY + row.place.lowerBound,
              width: column.place.upperBound - column.place.lowerBound,
              height: row.place.upperBound - row.place.lowerBound),
            source: CGRect(
              x: column.source.lowerBound / size.width, y: row.source.lowerBound / size.height,
              width: (column.source.upperBound - column.source.lowerBound) / size.width,
              height: (row.source.upperBound - row.source.lowerBound) / size.height), tint: tint))
      }
    }
    return commands
  }

  /// The start, the middle, which is stretched, and the end of a length.
  private static func pieces(
    _ length: CGFloat, in place: CGFloat, _ start: CGFloat, _ end: CGFloat
  ) -> [(source: Range<CGFloat>, place: Range<CGFloat>)] {
    let start = min(max(start, 0), length)
    let end = min(max(end, 0), length - start)
    let fixed = start + end
    let factor = fixed > place && fixed > 0 ? place / fixed : 1
    var pieces: [(source: Range<CGFloat>, place: Range<CGFloat>)] = []
    if start > 0 { pieces.append((0..<start, 0..<start * factor)) }
    if length > fixed, place > fixed {
      pieces.append((start..<length - end, start..<place - end))
    }
    if end > 0 { pieces.append((length - end..<length, place - end * factor..<place)) }
    return pieces
  }
}
