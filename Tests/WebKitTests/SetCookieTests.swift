import Testing

@testable import WebKit

/// The values of header fields that set cookies.
struct SetCookieTests {
  @Test func joinedValuesAreSplit() {
    #expect(
      SetCookie.split("a=1; Path=/, b=2; Expires=Wed, 01 Jan 2031 00:00:00 GMT; Secure,c=\"x, y\"")
        == ["a=1; Path=/", "b=2; Expires=Wed, 01 Jan 2031 00:00:00 GMT; Secure", "c=\"x, y\""])
  }

  @Test(arguments: ["", "a", "a=", "a=1, 2", "a=1; Expires=Wed, 01 Jan 2031"])
  func aSingleValueStays(_ value: String) {
    #expect(SetCookie.split(value) == [value])
  }
}
