import Foundation
import Testing

@testable import FoundationSupplement

struct PasswordChallengeTests {
  private let realm = #"realm="http-auth@example.org""#
  private let nonce = #"nonce="7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v""#

  /// Both examples are in section 3.9.1 of RFC 7616.
  @Test(arguments: [
    ("MD5", "8ca523f5e9506fed4657c9700eebdbec"),
    ("SHA-256", "753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1"),
  ])
  func digestsAreThoseOfTheStandard(_ algorithm: String, _ response: String) throws {
    let field = AuthenticationField(
      """
      Digest \(realm), qop="auth, auth-int", algorithm=\(algorithm), \(nonce), \
      opaque="FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS"
      """)
    let digest = try #require(PasswordDigest(field.schemes[0]))
    let text = digest.authorization(
      user: "Mufasa", password: "Circle of Life", method: "GET", address: "/dir/index.html",
      clientNonce: "f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ")
    let sent = try #require(AuthenticationField(text).schemes.first)
    #expect(sent.parameters["response"] == response)
    #expect(sent.parameters["username"] == "Mufasa")
    #expect(sent.parameters["uri"] == "/dir/index.html")
    #expect(sent.parameters["opaque"] == "FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS")
    #expect(text.contains("algorithm=\(algorithm)") && text.contains("qop=auth, nc=00000001"))
  }

  @Test func schemesAreReadWithQuotationMarksAndCommas() {
    let schemes = AuthenticationField(
      #"Negotiate, Basic realm="a, digest \"b\"" , Digest Realm=x, nonce = "n,", Token abc=="#
    ).schemes
    #expect(schemes.map(\.name) == ["negotiate", "basic", "digest", "token"])
    #expect(schemes[1].parameters == ["realm": #"a, digest "b""#])
    #expect(schemes[2].parameters == ["realm": "x", "nonce": "n,"])
  }

  @Test func digestsAreUsedBeforePlainPasswordsIfTheyAreSupported() {
    let basic = #"Basic realm="B""#
    #expect(PasswordChallenge("\(basic), Digest \(realm), \(nonce)")?.usesDigest == true)
    for part in [#"qop="auth-int""#, "algorithm=SHA-512-256"] {
      #expect(PasswordChallenge("Digest \(realm), \(nonce), \(part)") == nil)
      #expect(PasswordChallenge("Digest \(realm), \(nonce), \(part), \(basic)")?.realm == "B")
    }
    #expect(PasswordChallenge("Bearer realm=\"x\"") == nil)
    #expect(PasswordChallenge("") == nil)
    #expect(PasswordChallenge(#"=,"",Basic realm="open"#)?.realm == "open")
  }

  @Test func spacesAreEqualIfTheirServersAre() {
    func key(_ name: String?, _ method: String, host: String = "A.example") -> ProtectionSpaces.Key
    {
      ProtectionSpaces.Key(
        host: host, port: 80, proxyType: nil, protocol: name, realm: "r",
        method: "NSURLAuthenticationMethod\(method)")
    }
    #expect(key("http", "HTTPBasic") == key("NSURLProtectionSpaceHTTP", "Default"))
    #expect(key("http", "HTTPBasic", host: "a.EXAMPLE") == key("http", "HTTPBasic"))
    #expect(key("http", "HTTPBasic") != key("https", "HTTPBasic"))
    #expect(key("http", "HTTPBasic") != key("http", "HTTPDigest"))
    #expect(key("ftp", "HTTPBasic") != key("ftp", "Default"))
  }
}
