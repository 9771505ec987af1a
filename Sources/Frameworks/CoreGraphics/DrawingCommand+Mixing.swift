import DisplayList

extension [DrawingCommand] {
  /// Whether the commands contain a group that isn't simply drawn over the content beneath.
  package var mixesColors: Bool {
    contains { command in
      if case .beginGroup(_, _, let mode) = command { mode != .normal } else { false }
    }
  }
}

extension DrawingCommand {
  /// The command, with an image's pixels drawn as squares.
  package var withSquarePixels: DrawingCommand {
    guard case .image(let id, let destination, let source, let tint, _) = self else { return self }
    return .image(id, destination: destination, source: source, tint: tint, isSmooth: false)
  }
}
