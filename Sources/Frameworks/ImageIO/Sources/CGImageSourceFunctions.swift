import Foundation

/// Creates a source that reads data.
///
/// Follows <https://developer.apple.com/documentation/imageio/cgimagesourcecreatewithdata(_:_:)>.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  CGImageSource(data as Data)
}

/// Creates a source that reads a file, or returns `nil` if the file can't be read.
///
/// Follows <https://developer.apple.com/documentation/imageio/cgimagesourcecreatewithurl(_:_:)>.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  let url = url as URL
  guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
  return CGImageSource(data)
}

/// Creates a source that reads a provider's bytes.
///
/// Follows
/// <https://developer.apple.com/documentation/imageio/cgimagesourcecreatewithdataprovider(_:_:)>.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
  provider.data.map { CGImageSource($0 as Data) }
}

/// Creates a source whose data is added while it's being loaded.
///
/// Follows <https://developer.apple.com/documentation/imageio/cgimagesourcecreateincremental(_:)>.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isFinal: false)
}

/// Replaces the data of an incremental source with all data that was loaded so far.
///
/// Follows <https://developer.apple.com/documentation/imageio/cgimagesourceupdatedata(_:_:_:)>.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data as Data, isFinal: final)
}

/// Replaces the data of an incremental source with a provider's bytes.
///
/// Follows
/// <https://developer.apple.com/documentation/imageio/cgimagesourceupdatedataprovider(_:_:_:)>.
public func CGImageSourceUpdateDataProvider(
  _ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool
) {
  if let data = provider.data { isrc.update(data as Data, isFinal: final) }
}

/// Returns the uniform type identifier of a source's format, or `nil` for an unknown format.
///
/// Follows <https://developer.apple.com/documentation/imageio/cgimagesourcegettype(_:)>.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.container?.type }

/// Returns the number of images, without thumbnails.
///
/// Follows <https://developer.apple.com/documentation/imageio/cgimagesourcegetcount(_:)>.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
  isrc.container?.frames.count ?? 0
}

/// Returns the index of the main image.
///
/// Follows <https://developer.apple.com/documentation/imageio/cgimagesourcegetprimaryimageindex(_:)>.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns the status of a source.
///
/// Follows <https://developer.apple.com/documentation/imageio/cgimagesourcegetstatus(_:)>.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// Returns the status of one of the images.
///
/// Follows
/// <https://developer.apple.com/documentation/imageio/cgimagesourcegetstatusatindex(_:_:)>.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int)
  -> CGImageSourceStatus
{
  let count = CGImageSourceGetCount(isrc)
  return index < count - 1 ? .statusComplete : isrc.status
}

/// Returns an image with the pixels of the file, which the file's orientation doesn't rotate.
///
/// For an animation, the image consists of all that's shown at that time. An image that's still
/// being loaded is available if it's a JPEG.
///
/// Follows
/// <https://developer.apple.com/documentation/imageio/cgimagesourcecreateimageatindex(_:_:_:)>.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  isrc.image(at: index)
}

/// Returns a thumbnail of an image, or `nil` if the file has none and the options don't request
/// one.
///
/// Follows
/// <https://developer.apple.com/documentation/imageio/cgimagesourcecreatethumbnailatindex(_:_:_:)>.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  isrc.thumbnail(at: index, ThumbnailOptions(options))
}

/// Returns the properties of a source that aren't about one of its images.
///
/// Follows <https://developer.apple.com/documentation/imageio/cgimagesourcecopyproperties(_:_:)>.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?)
  -> CFDictionary?
{
  isrc.container?.properties(byteCount: isrc.byteCount) as NSDictionary?
}

/// Returns the properties of an image.
///
/// Follows
/// <https://developer.apple.com/documentation/imageio/cgimagesourcecopypropertiesatindex(_:_:_:)>.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  isrc.container?.properties(ofImageAt: index) as NSDictionary?
}

/// Removes the pixels of an image that the source keeps to read the next one.
///
/// Follows
/// <https://developer.apple.com/documentation/imageio/cgimagesourceremovecacheatindex(_:_:)>.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {
  isrc.removeCache()
}

/// Returns the uniform type identifiers of the formats that a source reads.
///
/// Follows <https://developer.apple.com/documentation/imageio/cgimagesourcecopytypeidentifiers()>.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  [
    "public.jpeg", "public.png", "com.compuserve.gif", "org.webmproject.webp", "public.tiff",
    "com.microsoft.bmp", "com.microsoft.ico",
  ]
}
