/// The key for a PDF document's title.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/kcgpdfcontexttitle>.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The key for a PDF document's author.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/kcgpdfcontextauthor>.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The key for a PDF document's subject.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/kcgpdfcontextsubject>.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The key for a PDF document's keywords, as a string or an array of strings.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/kcgpdfcontextkeywords>.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The key for the app that created a PDF document.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/kcgpdfcontextcreator>.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
