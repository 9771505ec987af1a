import DisplayList
import Foundation

/// A screen of rounded views, each with text.
struct TileFrame {
  /// A view and its text.
  struct Tile {
    var rect: CGRect
    var color: Color
    var text: String

    /// The left end of the text's baseline.
    var origin: CGPoint { CGPoint(x: rect.minX + 8, y: rect.minY + 27) }
  }

  static let size = CGSize(width: 390, height: 844)
  static let scale = 3.0
  static let radius = 8.0
  static let fontSize = 15.0

  private(set) var tiles: [Tile]

  private let ground: Color

  /// - Parameters:
  ///   - first: The text of the first view.
  ///   - ground: The color behind all views.
  init(first: String, ground: Color = .white) {
    self.ground = ground
    let colors = [
      Color(red: 1, green: 0.23, blue: 0.19), Color(red: 0.2, green: 0.78, blue: 0.35),
      Color(red: 0, green: 0.48, blue: 1),
    ]
    tiles = (0..<60).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: 4)
      return Tile(
        rect: CGRect(x: 8 + 94 * column, y: 60 + 51 * row, width: 88, height: 43),
        color: colors[index % 3], text: index == 0 ? first : "Label \(index)")
    }
  }

  /// The frame that an app would create.
  var displayList: DisplayList {
    let screen = CGRect(origin: .zero, size: Self.size)
    var commands = [DrawingCommand.fill(.rect(screen), .color(ground))]
    for tile in tiles {
      commands.append(
        .fill(.roundedRect(tile.rect, CornerRadii(Self.radius)), .color(tile.color)))
      commands.append(
        .text(
          TextRun(
            text: tile.text, font: FontFace(size: Self.fontSize), color: .white,
            origin: tile.origin)))
    }
    return DisplayList(size: Self.size, commands: commands)
  }

  /// The frame in the format that `Peers/frame.c` reads.
  var text: String {
    let head =
      "\(Self.size.width) \(Self.size.height) \(Self.scale) \(Self.radius) \(Self.fontSize)"
    let lines = tiles.map { tile in
      "\(tile.rect.minX) \(tile.rect.minY) \(tile.rect.width) \(tile.rect.height) "
        + "\(tile.color.red) \(tile.color.green) \(tile.color.blue) "
        + "\(tile.origin.x) \(tile.origin.y) \(tile.text)"
    }
    return ([head] + lines).joined(separator: "\n") + "\n"
  }
}
