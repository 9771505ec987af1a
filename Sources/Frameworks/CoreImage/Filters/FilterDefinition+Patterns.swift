import CoreGraphics
import Foundation
import UIKit

extension FilterDefinition {
  /// The filters that make patterns, gradients, and barcodes.
  static let patterns = [
    FilterDefinition(
      "CILinearGradient", kCICategoryGradient,
      [.vector("inputPoint0", 0, 0), .vector("inputPoint1", 200, 200)] + twoColors
    ) { values in
      let (start, end) = (values.vector("inputPoint0"), values.vector("inputPoint1"))
      let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
      let square = max(dx * dx + dy * dy, 1e-9)
      return gradient(values) {
        (($0 - Double(start.x)) * dx + ($1 - Double(start.y)) * dy) / square
      }
    },
    FilterDefinition(
      "CIRadialGradient", kCICategoryGradient,
      [
        .vector(kCIInputCenterKey, 150, 150), .number("inputRadius0", 5, in: 0...800),
        .number("inputRadius1", 100, in: 0...800),
      ] + twoColors
    ) { values in
      let center = values.vector(kCIInputCenterKey)
      let (inner, outer) = (values.number("inputRadius0"), values.number("inputRadius1"))
      let width = outer == inner ? 1e-9 : outer - inner
      return gradient(values) {
        (hypot($0 - Double(center.x), $1 - Double(center.y)) - inner) / width
      }
    },
    FilterDefinition("CICheckerboardGenerator", kCICategoryGenerator, squares) { values in
      pattern(values) { $0 == $1 }
    },
    FilterDefinition("CIStripesGenerator", kCICategoryGenerator, squares) { values in
      pattern(values) { isEven, _ in isEven }
    },
    FilterDefinition(
      "CICode128BarcodeGenerator", kCICategoryGenerator,
      [
        .other("inputMessage", "NSData", nil), .number("inputQuietSpace", 10, in: 0...20),
        .number("inputBarcodeHeight", 32, in: 1...500),
      ]
    ) { values in
      guard let message = values.data("inputMessage") else { return nil }
      return Barcode(message)?.image(
        margin: Int(min(max(values.number("inputQuietSpace"), 0), 100)),
        height: Int(min(max(values.number("inputBarcodeHeight"), 1), 1000)))
    },
  ]

  private static let twoColors: [FilterInput] = [
    .color("inputColor0", .white), .color("inputColor1", .black),
  ]

  private static let squares: [FilterInput] =
    [.vector(kCIInputCenterKey, 150, 150)] + twoColors + [
      .number("inputWidth", 80, in: 0...800), .number("inputSharpness", 1, in: 0...1),
    ]

  /// Returns an infinite image of the colors between two.
  /// - Parameter progress: A closure that returns the place between the colors, from 0 to 1.
  private static func gradient(
    _ values: FilterValues, _ progress: @escaping (Double, Double) -> Double
  ) -> CIImage {
    let colors = (values.color("inputColor0"), values.color("inputColor1"))
    return CIImage(.infinite) { area, settings in
      let (first, last) = (Pixel(colors.0, settings), Pixel(colors.1, settings))
      return Pixels(area) {
        let place = Float(min(max(progress(Double($0) + 0.5, Double($1) + 0.5), 0), 1))
        return first + (last - first) * place
      }
    }
  }

  /// Returns an infinite image of two colors, whose edges are always sharp.
  /// - Parameter isFirst: A closure that receives whether the column and the row are even, and
  ///   returns whether the place has the first color.
  private static func pattern(
    _ values: FilterValues, _ isFirst: @escaping (Bool, Bool) -> Bool
  ) -> CIImage {
    let colors = (values.color("inputColor0"), values.color("inputColor1"))
    let center = values.vector(kCIInputCenterKey)
    let width = max(values.number("inputWidth"), 1)
    func isEven(_ place: Int, _ center: CGFloat) -> Bool {
      ((Double(place) + 0.5 - Double(center)) / width).rounded(.down)
        .truncatingRemainder(dividingBy: 2) == 0
    }
    return CIImage(.infinite) { area, settings in
      let (first, second) = (Pixel(colors.0, settings), Pixel(colors.1, settings))
      return Pixels(area) {
        isFirst(isEven($0, center.x), isEven($1, center.y)) ? first : second
      }
    }
  }
}
