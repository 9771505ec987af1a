import DisplayList
import Foundation
import Fuzzing
import Raster

extension FuzzFormat {
  /// Frames that apps send.
  ///
  /// Frames that pass the checks are drawn.
  @Sendable static func frame() -> FuzzFormat {
    FuzzFormat("frame", corpus: Corpus(FrameSamples.all.map { $0.encoded() })) { input, _ in
      do {
        let frame = try DisplayList(encoded: input)
        guard frame.size.width * frame.size.height <= 1_000_000 else { return }
        let rasterizer = Rasterizer()
        rasterizer.images[FrameSamples.pictureID] = FrameSamples.picture
        _ = try rasterizer.bitmap(of: [frame], scale: 1, seconds: 4)
      } catch is ByteReader.Malformed {
      } catch is LimitExceeded {
      } catch is Rasterizer.Failure {
      }
    }
  }
}

/// Frames with everything that a frame can contain.
enum FrameSamples {
  static let pictureID = ImageID(rawValue: 7)
  static let picture = Bitmap(
    width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 255, 128]
  ).png()

  static var all: [DisplayList] {
    [shapes, groups, texts].map {
      DisplayList(size: CGSize(width: 120, height: 90), commands: $0)
    }
  }

  private static let area = CGRect(x: 10, y: 10, width: 60, height: 40)
  private static let shadow = Shadow(
    color: .black, offset: CGSize(width: 1, height: 2), blur: 3)

  private static var shapes: [DrawingCommand] {
    let path = Path(
      elements: [
        .move(.zero), .line(CGPoint(x: 40, y: 0)),
        .quadratic(control: CGPoint(x: 50, y: 30), to: CGPoint(x: 0, y: 40)),
        .cubic(
          control1: CGPoint(x: -9, y: 30), control2: CGPoint(x: -9, y: 10), to: .zero),
        .close,
      ], usesEvenOddRule: true)
    let stops = [
      GradientStop(location: 0, color: .white), GradientStop(location: 1, color: .black),
    ]
    return [
      .save, .concatenate(Transform(a: 1, b: 0.2, c: -0.2, d: 1, tx: 5, ty: 5)),
      .clip(.ellipse(area)), .fill(.rect(area), .color(.black)),
      .fill(
        .roundedRect(area, CornerRadii(8)),
        .linearGradient(start: .zero, end: CGPoint(x: 60, y: 0), stops: stops)),
      .fill(.path(path), .radialGradient(center: .zero, radius: 20, stops: stops)), .restore,
      .stroke(.path(path), .black, StrokeStyle(width: 2, join: .round, dash: [4, 2])),
      .image(
        pictureID, destination: area, source: CGRect(x: 0, y: 0, width: 1, height: 1),
        tint: .black),
    ]
  }

  private static var groups: [DrawingCommand] {
    [
      .fill(.rect(area), .color(.white)), .shadow(.rect(area), shadow),
      .beginGroup(opacity: 0.5, shadow: shadow), .fill(.ellipse(area), .color(.black)),
      .beginGroup(opacity: 1, shadow: nil, blendMode: .destinationIn),
      .fill(.rect(area), .color(.black)), .endGroup, .endGroup,
      .backdropBlur(.roundedRect(area, CornerRadii(4)), radius: 5),
    ]
  }

  private static var texts: [DrawingCommand] {
    ["Hamburg 123", "👩‍👩‍👧 ١٢", "\t\n"].map { text in
      .text(
        TextRun(
          text: text, font: FontFace(size: 17, weight: 600, hasMonospacedDigits: true),
          color: .black, origin: CGPoint(x: 5, y: 40), tracking: 0.5, strokeWidth: 1))
    }
  }
}
