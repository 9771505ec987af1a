import DisplayList

extension [DrawingCommand] {
  /// Whether a group among the commands isn't just put over the drawing before it.
  package var mixesColors: Bool {
    contains { command in
      if case .beginGroup(_, _, let mode) = command { mode != .normal } else { false }
    }
  }
}

extension DrawingCommand {
  /// The command that shows the pixels of an image as squares.
  package var withSquarePixels: DrawingCommand {
    guard case .image(let id, let destination, let source, let tint, _) = self else { return self }
    return .image(id, destination: destination, source: source, tint: tint, isSmooth: false)
  }
}
