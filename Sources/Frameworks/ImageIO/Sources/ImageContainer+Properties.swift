import Foundation

extension ImageContainer {
  /// Returns the properties of the whole file.
  func properties(byteCount: Int) -> [String: Any] {
    var properties: [String: Any] = [kCGImagePropertyFileSize: NSNumber(value: byteCount)]
    if let names = animationNames, let loopCount {
      properties[names.dictionary] =
        [
          names.loopCount: NSNumber(value: loopCount),
          names.width: NSNumber(value: width), names.height: NSNumber(value: height),
        ] as NSDictionary
    }
    return properties
  }

  /// Returns the properties of an image, or `nil` if there's no such image.
  func properties(ofImageAt index: Int) -> [String: Any]? {
    guard frames.indices.contains(index) else { return nil }
    var properties: [String: Any] = [
      kCGImagePropertyPixelWidth: NSNumber(value: width),
      kCGImagePropertyPixelHeight: NSNumber(value: height),
      kCGImagePropertyDepth: NSNumber(value: 8),
      kCGImagePropertyHasAlpha: NSNumber(value: hasAlpha),
      kCGImagePropertyColorModel: isGray
        ? kCGImagePropertyColorModelGray : kCGImagePropertyColorModelRGB,
    ]
    if let resolution {
      properties[kCGImagePropertyDPIWidth] = NSNumber(value: resolution.x)
      properties[kCGImagePropertyDPIHeight] = NSNumber(value: resolution.y)
    }
    if let names = animationNames, loopCount != nil {
      properties[names.dictionary] =
        [
          names.delay: NSNumber(value: frames[index].shownDelay),
          names.unclampedDelay: NSNumber(value: frames[index].delay),
        ] as NSDictionary
    }
    return properties.merging(exifProperties) { $1 }
  }

  private var exifProperties: [String: Any] {
    guard let exif else { return [:] }
    var properties: [String: Any] = [:]
    if exif.orientationPlace != nil {
      properties[kCGImagePropertyOrientation] = NSNumber(value: UInt32(exif.orientation))
    }
    for (key, values) in [
      (kCGImagePropertyTIFFDictionary, exif.tiff),
      (kCGImagePropertyExifDictionary, exif.photograph),
      (kCGImagePropertyGPSDictionary, exif.place),
    ] where !values.isEmpty {
      properties[key] = values as NSDictionary
    }
    return properties
  }

  /// The names of a format's properties of animations.
  private struct AnimationNames {
    let dictionary, loopCount, delay, unclampedDelay, width, height: String
  }

  private var animationNames: AnimationNames? {
    switch type {
    case "com.compuserve.gif":
      AnimationNames(
        dictionary: kCGImagePropertyGIFDictionary, loopCount: kCGImagePropertyGIFLoopCount,
        delay: kCGImagePropertyGIFDelayTime, unclampedDelay: kCGImagePropertyGIFUnclampedDelayTime,
        width: kCGImagePropertyGIFCanvasPixelWidth, height: kCGImagePropertyGIFCanvasPixelHeight)
    case "public.png":
      AnimationNames(
        dictionary: kCGImagePropertyPNGDictionary, loopCount: kCGImagePropertyAPNGLoopCount,
        delay: kCGImagePropertyAPNGDelayTime,
        unclampedDelay: kCGImagePropertyAPNGUnclampedDelayTime,
        width: kCGImagePropertyAPNGCanvasPixelWidth, height: kCGImagePropertyAPNGCanvasPixelHeight)
    case "org.webmproject.webp":
      AnimationNames(
        dictionary: kCGImagePropertyWebPDictionary, loopCount: kCGImagePropertyWebPLoopCount,
        delay: kCGImagePropertyWebPDelayTime,
        unclampedDelay: kCGImagePropertyWebPUnclampedDelayTime,
        width: kCGImagePropertyWebPCanvasPixelWidth, height: kCGImagePropertyWebPCanvasPixelHeight)
    default: nil
    }
  }
}
