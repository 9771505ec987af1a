import DisplayList
import Foundation
import Raster

func styled(_ text: String, size: Double = 17, weight: Int = 400) -> StyledText {
  StyledText(text: text, style: TextStyle(font: FontFace(size: size, weight: weight)))
}

func layout(
  _ text: String, width: Double = .infinity, lines: Int = 0,
  _ lineBreak: ParagraphLayout.LineBreak = .byTruncatingTail,
  _ alignment: ParagraphLayout.Alignment = .natural
) -> TextLayout {
  TextLayout(
    styled(text), width: width,
    paragraph: ParagraphLayout(alignment: alignment, lineBreak: lineBreak, maximumLines: lines))
}

extension TextLayout {
  /// The text of each line.
  var shown: [String] {
    lines.map { line in
      runs.filter { $0.origin.y == line.baseline }.map(\.text).joined()
    }
  }
}

/// Returns the pixels of commands on a white background, with one pixel per point.
func draw(
  _ commands: [DrawingCommand], width: Double = 40, height: Double = 40, scale: Double = 1,
  on background: Color? = .white, images: [ImageID: Data] = [:]
) throws -> Bitmap {
  let rasterizer = Rasterizer()
  rasterizer.images = images
  let area = CGRect(x: 0, y: 0, width: width, height: height)
  let ground = background.map { [DrawingCommand.fill(.rect(area), .color($0))] } ?? []
  return try rasterizer.bitmap(
    of: [DisplayList(size: area.size, commands: ground + commands)], scale: scale)
}

let red = Color(red: 1, green: 0, blue: 0)
let blue = Color(red: 0, green: 0, blue: 1)

extension Bitmap.Pixel {
  static let pureWhite = Bitmap.Pixel(red: 255, green: 255, blue: 255)
  static let pureBlack = Bitmap.Pixel(red: 0, green: 0, blue: 0)
  static let pureRed = Bitmap.Pixel(red: 255, green: 0, blue: 0)
  static let pureBlue = Bitmap.Pixel(red: 0, green: 0, blue: 255)
  static let nothing = Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 0)
}
