/// What uniform type identifiers of texts, pictures and the like mean.
package enum UniformType {
  private static let files: [(extension: String, type: String)] = [
    ("png", "public.png"), ("jpg", "public.jpeg"), ("jpeg", "public.jpeg"), ("heic", "public.heic"),
    ("gif", "com.compuserve.gif"), ("webp", "org.webmproject.webp"),
    ("txt", "public.plain-text"), ("json", "public.json"), ("pdf", "com.adobe.pdf"),
    ("html", "public.html"), ("csv", "public.comma-separated-values-text"), ("rtf", "public.rtf"),
    ("xml", "public.xml"), ("mov", "com.apple.quicktime-movie"), ("mp4", "public.mpeg-4"),
    ("mp3", "public.mp3"), ("zip", "public.zip-archive"), ("swift", "public.swift-source"),
  ]

  /// The types of which a type is a special kind.
  private static let parents: [String: String] = [
    "public.png": "public.image", "public.jpeg": "public.image", "public.heic": "public.image",
    "com.compuserve.gif": "public.image", "org.webmproject.webp": "public.image",
    "public.image": "public.content", "public.utf8-plain-text": "public.plain-text",
    "public.plain-text": "public.text", "public.text": "public.content",
    "public.json": "public.text", "public.html": "public.text", "public.xml": "public.text",
    "public.rtf": "public.text", "public.comma-separated-values-text": "public.text",
    "public.swift-source": "public.source-code", "public.source-code": "public.plain-text",
    "com.adobe.pdf": "public.content", "com.apple.quicktime-movie": "public.movie",
    "public.mpeg-4": "public.movie", "public.movie": "public.audiovisual-content",
    "public.mp3": "public.audio", "public.audio": "public.audiovisual-content",
    "public.audiovisual-content": "public.content", "public.content": "public.data",
    "public.zip-archive": "public.archive", "public.archive": "public.data",
    "public.data": "public.item", "public.folder": "public.directory",
    "public.directory": "public.item", "public.file-url": "public.url", "public.url": "public.data",
  ]

  /// Whether a type is another one or a special kind of it.
  package static func conforms(_ type: String, to other: String) -> Bool {
    var current: String? = type
    while let type = current {
      if type == other { return true }
      current = parents[type]
    }
    return false
  }

  /// The type of files whose names have an extension.
  package static func identifier(ofExtension name: String) -> String {
    files.first { $0.extension == name.lowercased() }?.type ?? "public.data"
  }

  /// The extension of the names of files of a type.
  package static func fileExtension(of type: String) -> String {
    files.first { $0.type == type }?.extension ?? "dat"
  }
}
