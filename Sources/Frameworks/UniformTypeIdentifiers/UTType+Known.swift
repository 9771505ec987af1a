extension UTType {
  /// An item in a file system, including folders.
  public static var item: UTType { UTType(known: "public.item") }
  /// Content that people read, watch, or listen to.
  public static var content: UTType { UTType(known: "public.content") }
  /// Content that combines several types, such as a document with text and images.
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  /// Data of any kind, such as the contents of a file.
  public static var data: UTType { UTType(known: "public.data") }
  /// An archive of files and folders.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// A folder or a package.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// A folder whose contents are visible to the user.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// A package, which is a folder that looks like a file.
  public static var package: UTType { UTType(known: "com.apple.package") }
  /// A folder with a known structure.
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  /// An app bundle.
  public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
  /// A framework.
  public static var framework: UTType { UTType(known: "com.apple.framework") }
  /// An app.
  public static var application: UTType { UTType(known: "com.apple.application") }
  /// An executable item.
  public static var executable: UTType { UTType(known: "public.executable") }
  /// A symbolic link.
  public static var symbolicLink: UTType { UTType(known: "public.symlink") }
  /// A URL.
  public static var url: UTType { UTType(known: "public.url") }
  /// A file URL.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// Text of any kind.
  public static var text: UTType { UTType(known: "public.text") }
  /// Plain text.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// Plain text in UTF-8.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// Plain text in UTF-16.
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  /// Plain text in UTF-16 with a byte order mark.
  public static var utf16ExternalPlainText: UTType {
    UTType(known: "public.utf16-external-plain-text")
  }
  /// Tab-separated values in UTF-8.
  public static var utf8TabSeparatedText: UTType {
    UTType(known: "public.utf8-tab-separated-values-text")
  }
  /// Text with delimited values.
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// Comma-separated values.
  public static var commaSeparatedText: UTType {
    UTType(known: "public.comma-separated-values-text")
  }
  /// Tab-separated values.
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// Rich text.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// Rich text with images, as a package.
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  /// Rich text with images, as data.
  public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
  /// HTML.
  public static var html: UTType { UTType(known: "public.html") }
  /// XML.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// YAML.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// JSON.
  public static var json: UTType { UTType(known: "public.json") }
  /// A log.
  public static var log: UTType { UTType(known: "com.apple.log") }
  /// A property list.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// An XML property list.
  public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
  /// A binary property list.
  public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
  /// Source code.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// Swift source code.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// C source code.
  public static var cSource: UTType { UTType(known: "public.c-source") }
  /// A C header file.
  public static var cHeader: UTType { UTType(known: "public.c-header") }
  /// Objective-C source code.
  public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
  /// C++ source code.
  public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
  /// A script.
  public static var script: UTType { UTType(known: "public.script") }
  /// A shell script.
  public static var shellScript: UTType { UTType(known: "public.shell-script") }
  /// A Python script.
  public static var pythonScript: UTType { UTType(known: "public.python-script") }
  /// A JavaScript script.
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  /// An image.
  public static var image: UTType { UTType(known: "public.image") }
  /// A PNG image.
  public static var png: UTType { UTType(known: "public.png") }
  /// A JPEG image.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// A HEIC image.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// A HEIF image.
  public static var heif: UTType { UTType(known: "public.heif") }
  /// A GIF image.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// A WebP image.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// A TIFF image.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// A Windows bitmap image.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// A Windows icon.
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  /// An SVG image.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// A raw image from a camera.
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
  /// A Live Photo.
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  /// A PDF document.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// Audio or video content.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// A movie, with or without audio.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// Video without audio.
  public static var video: UTType { UTType(known: "public.video") }
  /// Audio.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// A QuickTime movie.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// An MPEG-1 or MPEG-2 movie.
  public static var mpeg: UTType { UTType(known: "public.mpeg") }
  /// An MPEG-4 movie.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// An AVI movie.
  public static var avi: UTType { UTType(known: "public.avi") }
  /// MP3 audio.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// WAV audio.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// AIFF audio.
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  /// MIDI audio.
  public static var midi: UTType { UTType(known: "public.midi-audio") }
  /// MPEG-4 audio.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// A zip archive.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// A gzip archive.
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  /// A bzip2 archive.
  public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
  /// A spreadsheet.
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// A presentation.
  public static var presentation: UTType { UTType(known: "public.presentation") }
  /// A database.
  public static var database: UTType { UTType(known: "public.database") }
  /// A message, such as an email.
  public static var message: UTType { UTType(known: "public.message") }
  /// Contact information.
  public static var contact: UTType { UTType(known: "public.contact") }
  /// A vCard.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// A calendar event.
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  /// An email message.
  public static var emailMessage: UTType { UTType(known: "public.email-message") }
  /// A font.
  public static var font: UTType { UTType(known: "public.font") }
  /// An EPUB book.
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  /// An internet location.
  public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
  /// A bookmark.
  public static var bookmark: UTType { UTType(known: "public.bookmark") }
}
