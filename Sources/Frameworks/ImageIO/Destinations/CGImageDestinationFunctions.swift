import Foundation

/// Creates a destination that writes into data, or returns `nil` for a format other than PNG and
/// JPEG, or for several images.
///
/// Follows
/// <https://developer.apple.com/documentation/imageio/cgimagedestinationcreatewithdata(_:_:_:_:)>.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(type, count: count) {
    data.setData($0)
    return true
  }
}

/// Creates a destination that writes a file, or returns `nil` for a format other than PNG and JPEG,
/// or for several images.
///
/// Follows
/// <https://developer.apple.com/documentation/imageio/cgimagedestinationcreatewithurl(_:_:_:_:)>.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  let url = url as URL
  guard url.isFileURL else { return nil }
  return CGImageDestination(type, count: count) {
    (try? $0.write(to: url, options: .atomic)) != nil
  }
}

/// Sets properties that apply to the image unless it has its own.
///
/// Follows
/// <https://developer.apple.com/documentation/imageio/cgimagedestinationsetproperties(_:_:)>.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) {
  idst.set(properties)
}

/// Adds an image.
///
/// Follows
/// <https://developer.apple.com/documentation/imageio/cgimagedestinationaddimage(_:_:_:)>.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  idst.add(image, properties)
}

/// Adds an image of a source, with the orientation that the source states unless the properties
/// contain another.
///
/// Follows
/// <https://developer.apple.com/documentation/imageio/cgimagedestinationaddimagefromsource(_:_:_:_:)>.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let image = isrc.image(at: index) else { return }
  idst.add(image, properties, from: isrc.container?.properties(ofImageAt: index) ?? [:])
}

/// Writes the image, and returns whether that succeeded.
///
/// Follows
/// <https://developer.apple.com/documentation/imageio/cgimagedestinationfinalize(_:)>.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }

/// Returns the uniform type identifiers of the formats that destinations write.
///
/// Follows
/// <https://developer.apple.com/documentation/imageio/cgimagedestinationcopytypeidentifiers()>.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  CGImageDestination.Format.allCases.map(\.rawValue)
}
