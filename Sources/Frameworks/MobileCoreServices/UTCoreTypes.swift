import CoreGraphics

/// Anything that is in a file system, a folder as well.
public let kUTTypeItem: CFString = "public.item"
/// Anything that people read, watch, or listen to.
public let kUTTypeContent: CFString = "public.content"
/// Content of several kinds.
public let kUTTypeCompositeContent: CFString = "public.composite-content"
/// A message, such as an email.
public let kUTTypeMessage: CFString = "public.message"
/// A person's contact details.
public let kUTTypeContact: CFString = "public.contact"
/// An archive of files and folders.
public let kUTTypeArchive: CFString = "public.archive"
/// An image of a disk.
public let kUTTypeDiskImage: CFString = "public.disk-image"
/// Bytes of any kind.
public let kUTTypeData: CFString = "public.data"
/// A folder or a package.
public let kUTTypeDirectory: CFString = "public.directory"
/// An item that leads to a file, such as a symbolic link.
public let kUTTypeResolvable: CFString = "com.apple.resolvable"
/// A symbolic link.
public let kUTTypeSymLink: CFString = "public.symlink"
/// Something that can be run.
public let kUTTypeExecutable: CFString = "public.executable"
/// The place of a volume.
public let kUTTypeMountPoint: CFString = "com.apple.mount-point"
/// A URL.
public let kUTTypeURL: CFString = "public.url"
/// The URL of a file.
public let kUTTypeFileURL: CFString = "public.file-url"
/// Text of any kind.
public let kUTTypeText: CFString = "public.text"
/// Text without markup.
public let kUTTypePlainText: CFString = "public.plain-text"
/// Text without markup in UTF-8.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// Text without markup in UTF-16.
public let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"
/// Values with something between them.
public let kUTTypeDelimitedText: CFString = "public.delimited-values-text"
/// Values with commas between them.
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// Values with tabs between them.
public let kUTTypeTabSeparatedText: CFString = "public.tab-separated-values-text"
/// Rich text.
public let kUTTypeRTF: CFString = "public.rtf"
/// Rich text with pictures, as a package.
public let kUTTypeRTFD: CFString = "com.apple.rtfd"
/// A web page.
public let kUTTypeHTML: CFString = "public.html"
/// XML.
public let kUTTypeXML: CFString = "public.xml"
/// The source of a program.
public let kUTTypeSourceCode: CFString = "public.source-code"
/// Swift.
public let kUTTypeSwiftSource: CFString = "public.swift-source"
/// JSON.
public let kUTTypeJSON: CFString = "public.json"
/// A property list.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// A property list in XML.
public let kUTTypeXMLPropertyList: CFString = "com.apple.xml-property-list"
/// A property list in bytes.
public let kUTTypeBinaryPropertyList: CFString = "com.apple.binary-property-list"
/// A PDF document.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// A picture of any kind.
public let kUTTypeImage: CFString = "public.image"
/// A JPEG picture.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// A JPEG 2000 picture.
public let kUTTypeJPEG2000: CFString = "public.jpeg-2000"
/// A TIFF picture.
public let kUTTypeTIFF: CFString = "public.tiff"
/// A GIF picture.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// A PNG picture.
public let kUTTypePNG: CFString = "public.png"
/// A Windows bitmap.
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// An icon of Windows.
public let kUTTypeICO: CFString = "com.microsoft.ico"
/// A picture as a camera's sensor saw it.
public let kUTTypeRawImage: CFString = "public.camera-raw-image"
/// An SVG picture.
public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// A picture that moves.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// Sound, or pictures that move.
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// Pictures that move, with or without sound.
public let kUTTypeMovie: CFString = "public.movie"
/// Pictures that move, without sound.
public let kUTTypeVideo: CFString = "public.video"
/// Sound.
public let kUTTypeAudio: CFString = "public.audio"
/// A QuickTime movie.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// An MPEG movie.
public let kUTTypeMPEG: CFString = "public.mpeg"
/// An MPEG-2 movie.
public let kUTTypeMPEG2Video: CFString = "public.mpeg-2-video"
/// An MPEG-4 movie.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// MPEG-4 sound.
public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// MP3 sound.
public let kUTTypeMP3: CFString = "public.mp3"
/// An AVI movie.
public let kUTTypeAVIMovie: CFString = "public.avi"
/// WAV sound.
public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// A folder that users look into.
public let kUTTypeFolder: CFString = "public.folder"
/// A volume.
public let kUTTypeVolume: CFString = "public.volume"
/// A folder that looks like a file.
public let kUTTypePackage: CFString = "com.apple.package"
/// A folder with a known structure.
public let kUTTypeBundle: CFString = "com.apple.bundle"
/// A framework.
public let kUTTypeFramework: CFString = "com.apple.framework"
/// An app.
public let kUTTypeApplication: CFString = "com.apple.application"
/// A zip archive.
public let kUTTypeZipArchive: CFString = "public.zip-archive"
/// A gzip archive.
public let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
/// Contact details as a vCard.
public let kUTTypeVCard: CFString = "public.vcard"
/// An event of a calendar.
public let kUTTypeCalendarEvent: CFString = "public.calendar-event"
/// A font.
public let kUTTypeFont: CFString = "public.font"
/// Slides.
public let kUTTypePresentation: CFString = "public.presentation"
/// A spreadsheet.
public let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
