import CoreGraphics

/// An item in a file system, including folders.
public let kUTTypeItem: CFString = "public.item"
/// Content that people read, watch, or listen to.
public let kUTTypeContent: CFString = "public.content"
/// Content that combines several types.
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
/// An item that refers to a file, such as a symbolic link.
public let kUTTypeResolvable: CFString = "com.apple.resolvable"
/// A symbolic link.
public let kUTTypeSymLink: CFString = "public.symlink"
/// An executable item.
public let kUTTypeExecutable: CFString = "public.executable"
/// The mount point of a volume.
public let kUTTypeMountPoint: CFString = "com.apple.mount-point"
/// A URL.
public let kUTTypeURL: CFString = "public.url"
/// A file URL.
public let kUTTypeFileURL: CFString = "public.file-url"
/// Text of any kind.
public let kUTTypeText: CFString = "public.text"
/// Plain text.
public let kUTTypePlainText: CFString = "public.plain-text"
/// Plain text in UTF-8.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// Plain text in UTF-16.
public let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"
/// Text with delimited values.
public let kUTTypeDelimitedText: CFString = "public.delimited-values-text"
/// Text with comma-separated values.
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// Text with tab-separated values.
public let kUTTypeTabSeparatedText: CFString = "public.tab-separated-values-text"
/// Rich text.
public let kUTTypeRTF: CFString = "public.rtf"
/// Rich text with images, as a package.
public let kUTTypeRTFD: CFString = "com.apple.rtfd"
/// A web page.
public let kUTTypeHTML: CFString = "public.html"
/// XML.
public let kUTTypeXML: CFString = "public.xml"
/// The source code of a program.
public let kUTTypeSourceCode: CFString = "public.source-code"
/// Swift source code.
public let kUTTypeSwiftSource: CFString = "public.swift-source"
/// JSON.
public let kUTTypeJSON: CFString = "public.json"
/// A property list.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// An XML property list.
public let kUTTypeXMLPropertyList: CFString = "com.apple.xml-property-list"
/// A binary property list.
public let kUTTypeBinaryPropertyList: CFString = "com.apple.binary-property-list"
/// A PDF document.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// An image.
public let kUTTypeImage: CFString = "public.image"
/// A JPEG image.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// A JPEG 2000 image.
public let kUTTypeJPEG2000: CFString = "public.jpeg-2000"
/// A TIFF image.
public let kUTTypeTIFF: CFString = "public.tiff"
/// A GIF image.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// A PNG image.
public let kUTTypePNG: CFString = "public.png"
/// A Windows bitmap.
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// A Windows icon.
public let kUTTypeICO: CFString = "com.microsoft.ico"
/// A raw image from a camera.
public let kUTTypeRawImage: CFString = "public.camera-raw-image"
/// An SVG image.
public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// A Live Photo.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// Audio or video content.
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// A movie, with or without audio.
public let kUTTypeMovie: CFString = "public.movie"
/// Video without audio.
public let kUTTypeVideo: CFString = "public.video"
/// Audio.
public let kUTTypeAudio: CFString = "public.audio"
/// A QuickTime movie.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// An MPEG movie.
public let kUTTypeMPEG: CFString = "public.mpeg"
/// An MPEG-2 movie.
public let kUTTypeMPEG2Video: CFString = "public.mpeg-2-video"
/// An MPEG-4 movie.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// MPEG-4 audio.
public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// MP3 audio.
public let kUTTypeMP3: CFString = "public.mp3"
/// An AVI movie.
public let kUTTypeAVIMovie: CFString = "public.avi"
/// WAV audio.
public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// A folder whose contents are visible to the user.
public let kUTTypeFolder: CFString = "public.folder"
/// A volume.
public let kUTTypeVolume: CFString = "public.volume"
/// A package, which is a folder that looks like a file.
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
/// A calendar event.
public let kUTTypeCalendarEvent: CFString = "public.calendar-event"
/// A font.
public let kUTTypeFont: CFString = "public.font"
/// A presentation.
public let kUTTypePresentation: CFString = "public.presentation"
/// A spreadsheet.
public let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
