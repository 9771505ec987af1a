extension TypeDeclaration {
  /// The types that the system declares.
  static let ofSystem: [TypeDeclaration] = [
    TypeDeclaration("public.item"),
    TypeDeclaration("public.content"),
    TypeDeclaration("public.composite-content", in: "public.content"),
    TypeDeclaration("public.data", in: "public.item"),
    TypeDeclaration("public.archive"),
    TypeDeclaration("public.directory", in: "public.item"),
    TypeDeclaration("public.folder", in: "public.directory"),
    TypeDeclaration("com.apple.package", in: "public.directory"),
    TypeDeclaration("com.apple.bundle", in: "public.directory", extensions: "bundle"),
    TypeDeclaration(
      "com.apple.application-bundle",
      in: "com.apple.application com.apple.bundle com.apple.package", extensions: "app"),
    TypeDeclaration("com.apple.framework", in: "com.apple.bundle", extensions: "framework"),
    TypeDeclaration("com.apple.application"),
    TypeDeclaration("public.executable", in: "public.item"),
    TypeDeclaration("public.symlink", in: "public.item"),
    TypeDeclaration("public.url", in: "public.data"),
    TypeDeclaration("public.file-url", in: "public.url"),
    TypeDeclaration("public.text", in: "public.data public.content"),
    TypeDeclaration(
      "public.plain-text", in: "public.text", extensions: "txt text", mimeTypes: "text/plain"),
    TypeDeclaration("public.utf8-plain-text", in: "public.plain-text"),
    TypeDeclaration("public.utf16-plain-text", in: "public.plain-text"),
    TypeDeclaration("public.utf16-external-plain-text", in: "public.plain-text"),
    TypeDeclaration(
      "public.utf8-tab-separated-values-text",
      in: "public.tab-separated-values-text public.utf8-plain-text"),
    TypeDeclaration("public.delimited-values-text", in: "public.text"),
    TypeDeclaration(
      "public.comma-separated-values-text", in: "public.delimited-values-text", extensions: "csv",
      mimeTypes: "text/csv"),
    TypeDeclaration(
      "public.tab-separated-values-text", in: "public.delimited-values-text", extensions: "tsv",
      mimeTypes: "text/tab-separated-values"),
    TypeDeclaration("public.rtf", in: "public.text", extensions: "rtf", mimeTypes: "text/rtf"),
    TypeDeclaration(
      "com.apple.rtfd", in: "com.apple.package public.composite-content", extensions: "rtfd"),
    TypeDeclaration("com.apple.flat-rtfd", in: "public.data public.composite-content"),
    TypeDeclaration(
      "public.html", in: "public.text", extensions: "html htm", mimeTypes: "text/html"),
    TypeDeclaration(
      "public.xml", in: "public.text", extensions: "xml", mimeTypes: "application/xml text/xml"),
    TypeDeclaration(
      "public.yaml", in: "public.text", extensions: "yml yaml", mimeTypes: "application/x-yaml"),
    TypeDeclaration(
      "public.json", in: "public.text", extensions: "json", mimeTypes: "application/json"),
    TypeDeclaration("com.apple.log", in: "public.plain-text", extensions: "log"),
    TypeDeclaration("com.apple.property-list", in: "public.data", extensions: "plist"),
    TypeDeclaration("com.apple.xml-property-list", in: "public.xml com.apple.property-list"),
    TypeDeclaration("com.apple.binary-property-list", in: "com.apple.property-list"),
    TypeDeclaration("public.source-code", in: "public.plain-text"),
    TypeDeclaration("public.swift-source", in: "public.source-code", extensions: "swift"),
    TypeDeclaration("public.c-source", in: "public.source-code", extensions: "c"),
    TypeDeclaration("public.c-header", in: "public.source-code", extensions: "h"),
    TypeDeclaration("public.objective-c-source", in: "public.source-code", extensions: "m"),
    TypeDeclaration(
      "public.c-plus-plus-source", in: "public.source-code", extensions: "cpp cc cxx"),
    TypeDeclaration("public.script", in: "public.source-code"),
    TypeDeclaration("public.shell-script", in: "public.script", extensions: "sh"),
    TypeDeclaration("public.python-script", in: "public.script", extensions: "py"),
    TypeDeclaration(
      "com.netscape.javascript-source", in: "public.source-code public.executable",
      extensions: "js", mimeTypes: "text/javascript"),
    TypeDeclaration("public.image", in: "public.data public.content"),
    TypeDeclaration("public.png", in: "public.image", extensions: "png", mimeTypes: "image/png"),
    TypeDeclaration(
      "public.jpeg", in: "public.image", extensions: "jpeg jpg", mimeTypes: "image/jpeg"),
    TypeDeclaration(
      "public.heic", in: "public.heif-standard", extensions: "heic", mimeTypes: "image/heic"),
    TypeDeclaration(
      "public.heif", in: "public.heif-standard", extensions: "heif", mimeTypes: "image/heif"),
    TypeDeclaration(
      "com.compuserve.gif", in: "public.image", extensions: "gif", mimeTypes: "image/gif"),
    TypeDeclaration(
      "org.webmproject.webp", in: "public.image", extensions: "webp", mimeTypes: "image/webp"),
    TypeDeclaration(
      "public.tiff", in: "public.image", extensions: "tiff tif", mimeTypes: "image/tiff"),
    TypeDeclaration(
      "com.microsoft.bmp", in: "public.image", extensions: "bmp", mimeTypes: "image/bmp"),
    TypeDeclaration(
      "com.microsoft.ico", in: "public.image", extensions: "ico",
      mimeTypes: "image/vnd.microsoft.icon"),
    TypeDeclaration(
      "public.svg-image", in: "public.image public.xml", extensions: "svg",
      mimeTypes: "image/svg+xml"),
    TypeDeclaration("public.camera-raw-image", in: "public.image"),
    TypeDeclaration("com.apple.live-photo"),
    TypeDeclaration(
      "com.adobe.pdf", in: "public.data public.composite-content", extensions: "pdf",
      mimeTypes: "application/pdf"),
    TypeDeclaration("public.audiovisual-content", in: "public.data public.content"),
    TypeDeclaration("public.movie", in: "public.audiovisual-content"),
    TypeDeclaration("public.video", in: "public.movie"),
    TypeDeclaration("public.audio", in: "public.audiovisual-content"),
    TypeDeclaration(
      "com.apple.quicktime-movie", in: "public.movie", extensions: "mov qt",
      mimeTypes: "video/quicktime"),
    TypeDeclaration(
      "public.mpeg", in: "public.movie", extensions: "mpg mpeg", mimeTypes: "video/mpeg"),
    TypeDeclaration("public.mpeg-4", in: "public.movie", extensions: "mp4", mimeTypes: "video/mp4"),
    TypeDeclaration("public.avi", in: "public.movie", extensions: "avi", mimeTypes: "video/avi"),
    TypeDeclaration("public.mp3", in: "public.audio", extensions: "mp3", mimeTypes: "audio/mpeg"),
    TypeDeclaration(
      "com.microsoft.waveform-audio", in: "public.audio", extensions: "wav",
      mimeTypes: "audio/wav"),
    TypeDeclaration(
      "public.aiff-audio", in: "public.audio", extensions: "aiff aif", mimeTypes: "audio/aiff"),
    TypeDeclaration(
      "public.midi-audio", in: "public.audio", extensions: "midi mid", mimeTypes: "audio/midi"),
    TypeDeclaration(
      "public.mpeg-4-audio", in: "public.audio", extensions: "m4a", mimeTypes: "audio/mp4"),
    TypeDeclaration(
      "public.zip-archive", in: "public.data public.archive", extensions: "zip",
      mimeTypes: "application/zip"),
    TypeDeclaration(
      "org.gnu.gnu-zip-archive", in: "public.data public.archive", extensions: "gz",
      mimeTypes: "application/gzip"),
    TypeDeclaration(
      "public.bzip2-archive", in: "public.data public.archive", extensions: "bz2",
      mimeTypes: "application/x-bzip2"),
    TypeDeclaration("public.spreadsheet", in: "public.content"),
    TypeDeclaration("public.presentation", in: "public.composite-content"),
    TypeDeclaration("public.database"),
    TypeDeclaration("public.message"),
    TypeDeclaration("public.contact"),
    TypeDeclaration(
      "public.vcard", in: "public.text public.contact", extensions: "vcf", mimeTypes: "text/vcard"),
    TypeDeclaration("public.calendar-event"),
    TypeDeclaration("public.email-message", in: "public.message"),
    TypeDeclaration("public.font"),
    TypeDeclaration(
      "org.idpf.epub-container", in: "public.data public.composite-content", extensions: "epub",
      mimeTypes: "application/epub+zip"),
    TypeDeclaration("com.apple.internet-location", in: "public.data"),
    TypeDeclaration("public.bookmark"),
    TypeDeclaration("public.heif-standard", in: "public.image"),
    TypeDeclaration(
      "net.daringfireball.markdown", in: "public.plain-text", extensions: "md markdown",
      mimeTypes: "text/markdown"),
    TypeDeclaration(
      "public.truetype-ttf-font", in: "public.data public.font", extensions: "ttf",
      mimeTypes: "font/ttf"),
    TypeDeclaration(
      "public.opentype-font", in: "public.data public.font", extensions: "otf",
      mimeTypes: "font/otf"),
    TypeDeclaration(
      "org.openxmlformats.wordprocessingml.document", in: "public.data public.composite-content",
      extensions: "docx",
      mimeTypes: "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
    TypeDeclaration(
      "org.openxmlformats.spreadsheetml.sheet", in: "public.data public.spreadsheet",
      extensions: "xlsx",
      mimeTypes: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
    TypeDeclaration(
      "org.openxmlformats.presentationml.presentation", in: "public.data public.presentation",
      extensions: "pptx",
      mimeTypes: "application/vnd.openxmlformats-officedocument.presentationml.presentation"),
  ]
}
