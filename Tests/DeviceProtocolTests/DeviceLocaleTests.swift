import DeviceProtocol
import Testing

/// The representation of a device's language and region.
struct DeviceLocaleTests {
  @Test(arguments: [
    ("de_DE", "de_DE", "de-DE"), ("de-CH", "de_CH", "de-CH"), ("EN_us", "en_US", "en-US"),
    ("zh-Hans_CN", "zh-Hans_CN", "zh-Hans-CN"), ("es_419", "es_419", "es-419"),
    ("fr", "fr_FR", "fr-FR"), ("pt", "pt_BR", "pt-BR"),
  ])
  func isReadAndWritten(text: String, identifier: String, tag: String) throws {
    let locale = try #require(DeviceLocale(text))
    #expect(locale.identifier == identifier)
    #expect(locale.languageTag == tag)
  }

  @Test(arguments: [
    ("de_DE", true), ("fil", true), ("zh-Hans_CN", true), ("es_419", true), ("xx", false),
    ("xx_US", false), ("de_XX", false), ("zh-Abcd_CN", false), ("german", false),
  ])
  func oneThatIsChosenExists(text: String, isValid: Bool) {
    #expect((DeviceLocale.existing(text) != nil) == isValid)
  }

  @Test(arguments: ["", "d", "german", "de_", "de_GERMANY", "de_DE_x", "d3_DE", "../de"])
  func whatIsNoneIsRefused(text: String) {
    #expect(DeviceLocale(text) == nil)
  }
}
