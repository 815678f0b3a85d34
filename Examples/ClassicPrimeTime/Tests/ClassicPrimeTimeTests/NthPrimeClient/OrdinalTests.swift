import ClassicNthPrimeClient
import Testing

@Suite("ordinal")
struct OrdinalTests {
  @Test(
    "is written as people write it",
    arguments: [
      (0, "0th"), (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (9, "9th"), (10, "10th"),
      (11, "11th"), (12, "12th"), (13, "13th"), (14, "14th"), (20, "20th"), (21, "21st"),
      (22, "22nd"), (23, "23rd"), (24, "24th"), (100, "100th"), (101, "101st"), (110, "110th"),
      (111, "111th"), (112, "112th"), (113, "113th"), (121, "121st"), (1_000_002, "1000002nd"),
      (-1, "-1st"), (-2, "-2nd"), (-11, "-11th"), (-103, "-103rd"),
      (.max, "9223372036854775807th"), (.min, "-9223372036854775808th"),
    ])
  func ordinals(number: Int, text: String) {
    #expect(ordinal(number) == text)
  }
}
