/// The properties of a uniform type identifier that tests use for attachments.
struct AttachmentKind {
  /// The media type.
  let mediaType: String
  /// The filename extension.
  let ending: String

  private static let known: [String: (mediaType: String, ending: String)] = [
    "public.png": ("image/png", "png"), "public.jpeg": ("image/jpeg", "jpg"),
    "public.heic": ("image/heic", "heic"), "com.compuserve.gif": ("image/gif", "gif"),
    "public.plain-text": ("text/plain", "txt"), "public.utf8-plain-text": ("text/plain", "txt"),
    "public.json": ("application/json", "json"), "public.xml": ("application/xml", "xml"),
    "com.apple.property-list": ("application/x-plist", "plist"),
    "com.adobe.pdf": ("application/pdf", "pdf"), "public.mpeg-4": ("video/mp4", "mp4"),
    "public.zip-archive": ("application/zip", "zip"),
  ]

  /// Creates the kind for a type identifier.
  ///
  /// Files of an unknown type are treated as binary data.
  init(_ type: String) {
    (mediaType, ending) = Self.known[type] ?? ("application/octet-stream", "bin")
  }
}
