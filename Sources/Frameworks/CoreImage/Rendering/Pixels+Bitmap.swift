import Raster

extension Pixels {
  /// Reads a part of a bitmap.
  init(_ bytes: [UInt8], width: Int, height: Int, _ area: PixelArea, _ settings: RenderSettings) {
    self.init(area) { x, y in
      let place = ((height - 1 - y) * width + x) * 4
      func component(_ index: Int) -> Float {
        let byte = bytes[place + index]
        return settings.isLinear ? ColorCurve.lights[Int(byte)] : Float(byte) / 255
      }
      let alpha = Float(bytes[place + 3]) / 255
      return Pixel(component(0) * alpha, component(1) * alpha, component(2) * alpha, alpha)
    }
  }

  /// Returns the pixels as a bitmap.
  func bitmap(_ settings: RenderSettings) -> Bitmap {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(area.count * 4)
    for y in area.rows.reversed() {
      for x in area.columns {
        let pixel = self[x, y]
        let alpha = min(max(pixel.w, 0), 1)
        for index in 0..<3 {
          let value = alpha > 0 ? pixel[index] / alpha : 0
          bytes.append(
            settings.isLinear
              ? ColorCurve.byte(of: value) : UInt8(min(max(value, 0), 1) * 255 + 0.5))
        }
        bytes.append(UInt8(alpha * 255 + 0.5))
      }
    }
    return Bitmap(width: area.width, height: area.height, bytes: bytes)
  }
}
