import MobileCoreServices
import Testing
import UniformTypeIdentifiers

/// The older names of uniform types.
struct MobileCoreServicesTests {
  @Test func theOlderNamesMeanTheSameTypes() {
    let types: [(String, UTType)] = [
      (kUTTypeImage as String, .image), (kUTTypeMovie as String, .movie),
      (kUTTypePDF as String, .pdf), (kUTTypePlainText as String, .plainText),
      (kUTTypeURL as String, .url), (kUTTypeFolder as String, .folder),
    ]
    for (name, type) in types { #expect(UTType(name) == type) }
  }

  @Test func typesConformToThoseAbove() {
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
    #expect(UTTypeEqual(kUTTypeText, kUTTypeText))
    #expect(!UTTypeConformsTo("nothing.of.the.kind", kUTTypeText))
  }

  @Test func filesHaveTypesAndMediaTypes() throws {
    let type = try #require(
      UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil))
    let name = type.takeRetainedValue()
    #expect(name as String == "public.png")
    let tag = UTTypeCopyPreferredTagWithClass(name, kUTTagClassMIMEType)?.takeRetainedValue()
    #expect(tag.map { $0 as String } == "image/png")
    #expect(UTTypeCopyPreferredTagWithClass(kUTTypeItem, kUTTagClassMIMEType) == nil)
    #expect(UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "", nil) == nil)
  }
}
