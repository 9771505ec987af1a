import Foundation

/// A frame, with the size of the screen and the commands that draw it.
package struct DisplayList: Equatable, Sendable {
  /// The size of the canvas, in points.
  package var size: CGSize
  /// The drawing commands, in order.
  package var commands: [DrawingCommand]

  /// Creates a frame with commands.
  package init(size: CGSize, commands: [DrawingCommand] = []) {
    self.size = size
    self.commands = commands
  }

  /// The opaque rectangle that's filled by the first command, in points.
  package var ground: CGRect? {
    guard case .fill(.rect(let rect), .color(let color)) = commands.first(where: { $0 != .save }),
      color.alpha >= 1
    else { return nil }
    return rect
  }

  /// Whether the first command fills the whole canvas, so that nothing below would be visible.
  package var hasGround: Bool { ground?.contains(CGRect(origin: .zero, size: size)) == true }
}
