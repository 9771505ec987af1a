import DisplayList
import Foundation

/// A frame with everything that a frame can contain, for comparing the two players.
enum Gallery {
  static let pictureID = ImageID(rawValue: 0xfedc_ba98_7654_3210)

  /// A PNG of 40 by 40 pixels with red, green, blue, and half-transparent white quarters.
  static let picture = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAACgAAAAoCAYAAACM/rhtAAAASklEQVR42u3XMQ3AMBRDQafMyy6sXAqR+ocM9xCc5MmrSTPY2hntyeUBAgICAgICAgICAv66EElHP0mb18SAgICAgICAgICAgId9O7kHkzToAEoAAAAASUVORK5CYII="
  )!

  /// A PNG of one red pixel.
  static let red = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mP4z8AAAAMBAQD3A0FDAAAAAElFTkSuQmCC"
  )!
  /// A PNG of one blue pixel.
  static let blue = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mNgYPgPAAEDAQA2dBFAAAAAAElFTkSuQmCC"
  )!
  /// The ID that every app uses for its image of one pixel.
  static let solidID = ImageID(rawValue: 7)

  static func solid(size: CGSize) -> DrawingCommand {
    .image(
      solidID, destination: CGRect(origin: .zero, size: size),
      source: CGRect(x: 0, y: 0, width: 1, height: 1), tint: nil)
  }

  static func commands(ink: Color) -> [DrawingCommand] {
    let red = Color(red: 0.88, green: 0.1, blue: 0.31)
    let blue = Color(red: 0.2, green: 0.45, blue: 0.95)
    let glass = Color(red: 1, green: 1, blue: 1, alpha: 0.35)
    var list: [DrawingCommand] = []
    // Fills and gradients
    list.append(.fill(.rect(CGRect(x: 20.5, y: 80.25, width: 70, height: 50)), .color(red)))
    list.append(
      .fill(
        .roundedRect(
          CGRect(x: 110, y: 80, width: 80, height: 50),
          CornerRadii(topLeft: 25, topRight: 4, bottomRight: 18, bottomLeft: 0)),
        .linearGradient(
          start: CGPoint(x: 110, y: 80), end: CGPoint(x: 190, y: 130),
          stops: [GradientStop(location: 0, color: red), GradientStop(location: 1, color: blue)])))
    list.append(
      .fill(
        .ellipse(CGRect(x: 210, y: 80, width: 80, height: 50)),
        .radialGradient(
          center: CGPoint(x: 250, y: 105), radius: 40,
          stops: [
            GradientStop(location: 0, color: .white), GradientStop(location: 0.6, color: blue),
            GradientStop(location: 1, color: Color(red: 0.2, green: 0.45, blue: 0.95, alpha: 0)),
          ])))
    list.append(
      .fill(
        .roundedRect(CGRect(x: 310, y: 80, width: 60, height: 50), CornerRadii(10)),
        .conicGradient(
          center: CGPoint(x: 340, y: 105), angle: -1,
          stops: [
            GradientStop(location: 0, color: red), GradientStop(location: 0.5, color: .white),
            GradientStop(location: 1, color: red),
          ])))
    // Strokes
    list.append(
      .stroke(
        .roundedRect(CGRect(x: 22, y: 150, width: 66, height: 40), CornerRadii(12)), blue,
        StrokeStyle(width: 3)))
    list.append(
      .stroke(
        .path(
          Path(elements: [
            .move(CGPoint(x: 110, y: 190)), .line(CGPoint(x: 140, y: 150)),
            .line(CGPoint(x: 170, y: 190)),
            .quadratic(control: CGPoint(x: 185, y: 140), to: CGPoint(x: 200, y: 190)),
          ])), ink, StrokeStyle(width: 6, cap: .round, join: .round)))
    list.append(
      .stroke(
        .path(
          Path(elements: [
            .move(CGPoint(x: 220, y: 170)),
            .cubic(
              control1: CGPoint(x: 250, y: 120), control2: CGPoint(x: 290, y: 220),
              to: CGPoint(x: 330, y: 165)),
          ])), red, StrokeStyle(width: 4, cap: .butt, dash: [10, 6], dashPhase: 3)))
    // Even-odd, clip, and transform
    list.append(
      .fill(
        .path(
          Path(
            elements: [
              .move(CGPoint(x: 60, y: 210)), .line(CGPoint(x: 85, y: 280)),
              .line(CGPoint(x: 22, y: 236)), .line(CGPoint(x: 98, y: 236)),
              .line(CGPoint(x: 35, y: 280)), .close,
            ], usesEvenOddRule: true)), .color(blue)))
    list += [
      .save, .clip(.ellipse(CGRect(x: 110, y: 210, width: 80, height: 70))),
      .fill(.rect(CGRect(x: 100, y: 200, width: 50, height: 90)), .color(red)),
      .concatenate(Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 190, ty: 60)),
      .fill(.rect(CGRect(x: 20, y: 100, width: 60, height: 60)), .color(blue)), .restore,
    ]
    // Groups and shadows
    list += [
      .beginGroup(opacity: 0.5, shadow: nil),
      .fill(.ellipse(CGRect(x: 215, y: 210, width: 60, height: 60)), .color(red)),
      .fill(.ellipse(CGRect(x: 250, y: 220, width: 60, height: 60)), .color(blue)), .endGroup,
      .shadow(
        .roundedRect(CGRect(x: 30, y: 305, width: 80, height: 50), CornerRadii(12)),
        Shadow(
          color: Color(red: 0, green: 0, blue: 0, alpha: 0.5), offset: CGSize(width: 0, height: 4),
          blur: 6)),
      .fill(
        .roundedRect(CGRect(x: 30, y: 305, width: 80, height: 50), CornerRadii(12)),
        .color(.white)),
      .beginGroup(
        opacity: 0.9,
        shadow: Shadow(color: red, offset: CGSize(width: 5, height: 5), blur: 3)),
      .fill(.ellipse(CGRect(x: 140, y: 305, width: 50, height: 50)), .color(blue)), .endGroup,
    ]
    // Images
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    list += [
      .image(
        pictureID, destination: CGRect(x: 220, y: 300, width: 60, height: 60), source: unit,
        tint: nil),
      .image(
        pictureID, destination: CGRect(x: 300, y: 300, width: 60, height: 60), source: unit,
        tint: blue),
    ]
    list += blends(red: red, blue: blue) + mask(blue: blue)
    list.append(
      .image(
        pictureID, destination: CGRect(x: 20, y: 690, width: 80, height: 60),
        source: CGRect(x: 0.45, y: 0.45, width: 0.1, height: 0.1), tint: nil, isSmooth: false))
    // Text
    func text(
      _ text: String, _ y: Double, size: Double = 17, weight: Int = 400, tracking: Double = 0
    ) -> DrawingCommand {
      .text(
        TextRun(
          text: text, font: FontFace(size: size, weight: weight), color: ink,
          origin: CGPoint(x: 20, y: y), tracking: tracking))
    }
    list += [
      text("Hamburgefonstiv AVATAR Type", 400), text("Semibold 1234567890", 430, weight: 600),
      text("Large Title", 472, size: 34, weight: 700), text("spaced", 500, tracking: 4),
      text("tiny text that is still readable", 520, size: 11),
    ]
    list.append(
      .text(
        TextRun(
          text: "Hollow", font: FontFace(size: 34, weight: 700), color: red,
          origin: CGPoint(x: 230, y: 472), strokeWidth: 1.5)))
    // Blur
    list += [
      .backdropBlur(
        .roundedRect(CGRect(x: 20, y: 440, width: 200, height: 50), CornerRadii(14)), radius: 6),
      .fill(
        .roundedRect(CGRect(x: 20, y: 440, width: 200, height: 50), CornerRadii(14)),
        .color(glass)),
    ]
    return list
  }

  /// Returns every blend mode, with a translucent circle over earlier drawing.
  ///
  /// For modes that Cairo otherwise draws incorrectly, the circle is opaque.
  private static func blends(red: Color, blue: Color) -> [DrawingCommand] {
    BlendMode.allCases.enumerated().flatMap { index, mode -> [DrawingCommand] in
      let cell = CGRect(
        x: 20 + Double(index % 9) * 40, y: 550 + Double(index / 9) * 44, width: 34, height: 36)
      let needsOpaque = [.hue, .saturation, .color, .luminosity].contains(mode)
      return [
        .save, .clip(.rect(cell)), .beginGroup(opacity: 1, shadow: nil),
        .fill(.rect(CGRect(x: cell.minX, y: cell.minY, width: 24, height: 24)), .color(red)),
        .beginGroup(opacity: needsOpaque ? 1 : 0.8, shadow: nil, blendMode: mode),
        .fill(
          .ellipse(CGRect(x: cell.minX + 8, y: cell.minY + 8, width: 24, height: 24)),
          .color(blue)), .endGroup, .endGroup, .restore,
      ]
    }
  }

  /// Returns a square that fades out along with its mask.
  private static func mask(blue: Color) -> [DrawingCommand] {
    let square = CGRect(x: 120, y: 690, width: 80, height: 60)
    return [
      .beginGroup(opacity: 0.9, shadow: nil), .fill(.rect(square), .color(blue)),
      .beginGroup(opacity: 1, shadow: nil, blendMode: .destinationIn),
      .fill(
        .ellipse(square),
        .linearGradient(
          start: CGPoint(x: 120, y: 690), end: CGPoint(x: 200, y: 690),
          stops: [
            GradientStop(location: 0, color: .clear), GradientStop(location: 1, color: .black),
          ])
      ), .endGroup, .endGroup,
    ]
  }
}
