import CoreGraphics

/// The class of filename extensions.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The class of MIME types.
public let kUTTagClassMIMEType: CFString = "public.mime-type"
